import { type ReactNode, useState } from "react";
import { isApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Rob, type RobMood } from "../../ui/rob.tsx";

interface LetterPanelProps {
  title: string;
  children: ReactNode;
  mood?: RobMood;
  /** What the one button says and does; without it there is nothing to press. */
  action?: string;
  onPress?: () => Promise<void> | void;
  /** Under the sentence of a link that opens nothing any more. */
  afterSpent?: ReactNode;
  /** Another way on. */
  more?: ReactNode;
}

/** One question and one button. Opening a letter's link changes nothing by itself: programs open links too. */
export function LetterPanel(props: LetterPanelProps) {
  const { title, children, mood = "listening", action, onPress, afterSpent, more } = props;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ sentence: string; isSpent: boolean } | null>(null);

  async function press(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await onPress?.();
    } catch (error) {
      const sentence = isApiError(error) ? error.message : "That did not work. Please try again.";
      setFault({ sentence, isSpent: isApiError(error, "not_found") });
    }
    setBusy(false);
  }

  return (
    <section
      aria-live="polite"
      className="mx-auto flex max-w-md flex-col items-center gap-4 px-5 py-12 text-center"
    >
      <Rob size="medium" mood={mood} />
      <h1 className="type-display">{title}</h1>
      <div className="max-w-full text-mist">{children}</div>
      {fault && (
        <div className="w-full text-left">
          <Notice tone="warning">{fault.sentence}</Notice>
        </div>
      )}
      {fault?.isSpent ? (
        afterSpent
      ) : (
        <div className="mt-2 flex flex-wrap items-center justify-center gap-2">
          {action && (
            <Button isBusy={isBusy} onClick={() => void press()}>
              {action}
            </Button>
          )}
          {more}
        </div>
      )}
    </section>
  );
}
