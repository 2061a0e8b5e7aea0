import { type ReactNode, useState } from "react";
import { Countdown } from "./countdown.tsx";

interface LimitNoticeProps {
  /** The server's sentence about the limit. */
  sentence: string;
  opensAt: Date;
  /** Called once when the wait is over, for example to enable the button again. */
  onOpen?: () => void;
  /** One sentence that says what was saved. */
  kept?: string;
  /**
   * The look of a limit notice. note: with a line at its side, among other content · plain: inside of a panel that
   * has a frame
   */
  look?: "note" | "plain";
  /** The content shown once the wait is over. */
  children?: ReactNode;
}

/**
 * Shows that a limit is reached, with a countdown. When the wait is over, announces that. Remount it for another
 * limit.
 */
export function LimitNotice({ sentence, opensAt, look = "note", ...props }: LimitNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={look === "note" ? "type-note border-l-2 border-hair py-1 pl-4" : ""}>
      <div role="status">
        {isOpen ? <p>The wait is over. Try again.</p> : <p>{sentence}</p>}
        {props.kept && <p className="type-log mt-1 text-mist">{props.kept}</p>}
      </div>
      {!isOpen && (
        <p className="mt-1">
          <Countdown
            until={opensAt}
            onOpen={() => {
              setOpen(true);
              props.onOpen?.();
            }}
          />
        </p>
      )}
      {isOpen && props.children}
    </div>
  );
}
