import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Rob, type RobMood } from "./rob.tsx";
import { useSubmit } from "./use-submit.ts";

interface LetterPanelProps {
  title: string;
  children: ReactNode;
  mood?: RobMood;
  /** The panel's button. */
  action?: {
    label: string;
    press(): Promise<void> | void;
    /** Returns the sentence to show for an error of `press`. */
    explain(error: unknown): string;
  };
  /** Another control next to the panel's button. */
  more?: ReactNode;
}

/**
 * A panel with one question and one button, for links in emails. Opening such a link changes nothing by itself,
 * because programs open links too.
 */
export function LetterPanel({ title, children, mood = "listening", action, more }: LetterPanelProps) {
  const { isBusy, fault, run } = useSubmit(
    async () => await action?.press(),
    (error) => action?.explain(error) ?? null,
  );
  return (
    <section
      aria-live="polite"
      className="mx-auto flex max-w-md flex-col items-center gap-4 px-5 py-12 text-center"
    >
      <Rob size="medium" mood={mood} />
      <h1 className="type-display">{title}</h1>
      <p className="max-w-full text-balance text-mist">{children}</p>
      {fault && (
        <div className="w-full text-left">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-center gap-2">
        {action && (
          <Button isBusy={isBusy} onClick={() => void run()}>
            {action.label}
          </Button>
        )}
        {more}
      </div>
    </section>
  );
}
