import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { DrawnPanel, Notice, PanelActions } from "./notice.tsx";
import { useSubmit } from "./use-submit.ts";

const LETTERS = { sealed: "letter", opened: "open letter", returned: "returned letter" } as const;

interface LetterPanelProps {
  title: string;
  children: ReactNode;
  /** What has become of the letter: sealed if the panel asks, opened once it is answered, returned if the link does not work. */
  letter?: "sealed" | "opened" | "returned";
  /** The panel's button. */
  action?: {
    label: string;
    press(): Promise<void> | void;
    /** Returns the sentence to show for an error of `press`. */
    explain(error: unknown): string;
  };
  /** Another control next to the panel's button. */
  more?: ReactNode;
  /** Whether the title takes the focus when the panel appears, because it replaces a pressed button. */
  takesFocus?: boolean;
}

/**
 * A panel with one question and one button, for links in emails. Opening such a link changes nothing by itself,
 * because programs open links too. Another title takes the focus, because the panel then says or asks something else.
 */
export function LetterPanel({
  title,
  children,
  letter = "sealed",
  action,
  more,
  takesFocus = false,
}: LetterPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(takesFocus ? null : title);
  const { isBusy, fault, run } = useSubmit(
    async () => await action?.press(),
    (error) => action?.explain(error) ?? null,
  );
  useEffect(() => {
    if (known.current === title) return;
    known.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <DrawnPanel art={LETTERS[letter]} aria-live="polite">
      <h1 ref={heading} tabIndex={-1} className="type-display outline-none">
        {title}
      </h1>
      <p className="mt-3 text-mist">{children}</p>
      {fault && (
        <div className="mt-3">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
      <PanelActions>
        {action && (
          <Button isBusy={isBusy} onClick={() => void run()}>
            {action.label}
          </Button>
        )}
        {more}
      </PanelActions>
    </DrawnPanel>
  );
}
