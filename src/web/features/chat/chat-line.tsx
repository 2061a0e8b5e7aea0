import type { ReactNode } from "react";
import { useDates } from "../../api/use-dates.ts";
import { CopyButton } from "./copy-button.tsx";

interface RobsLineProps {
  advisorName: string;
  children: ReactNode;
  /** The content below a chat message. */
  foot?: ReactNode;
}

/** A chat message from Rob. */
export function RobsLine({ advisorName, children, foot }: RobsLineProps) {
  return (
    <div className="max-w-[92%] justify-self-start">
      <p className="sr-only">{advisorName} said:</p>
      <div
        dir="auto"
        className="type-chat w-fit rounded-card rounded-bl-none border border-ghost px-4 py-2.5 text-ghost [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {children}
      </div>
      {foot && <div className="type-log flex flex-wrap items-center gap-x-4 text-mist">{foot}</div>}
    </div>
  );
}

interface OwnLineProps {
  children: ReactNode;
  isUnsaved?: boolean;
  foot?: ReactNode;
}

/** A chat message from the person, on the opposite side from Rob's messages. */
export function OwnLine({ children, isUnsaved = false, foot }: OwnLineProps) {
  return (
    <div className="grid max-w-[88%] justify-items-end justify-self-end">
      <p className="sr-only">You said:</p>
      <div
        dir="auto"
        className={`w-fit rounded-card rounded-br-none px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap ${isUnsaved ? "border border-dashed border-edge" : "bg-ripple"}`}
      >
        {children}
      </div>
      {foot && (
        <div className="type-log flex flex-wrap items-center justify-end gap-x-4 text-mist">{foot}</div>
      )}
    </div>
  );
}

/** The time of a chat message, with the day if the message is not from today, and a button to copy it. */
export function LineFoot({ createdAt, text, of }: { createdAt: string; text: string; of: string }) {
  const { daysAgo, formatMoment, formatTime } = useDates();
  const isToday = daysAgo(createdAt) === 0;
  return (
    <>
      <time dateTime={createdAt}>{isToday ? formatTime(createdAt) : formatMoment(createdAt)}</time>
      <CopyButton text={text} of={of} />
    </>
  );
}
