import type { ReactNode } from "react";
import { formatMoment, formatTime } from "../../ui/dates.ts";
import { CopyButton } from "./copy-button.tsx";

interface RobsLineProps {
  advisorName: string;
  children: ReactNode;
  /** What stands under it. */
  foot?: ReactNode;
}

/** Rob's words, in the ghost's line. */
export function RobsLine({ advisorName, children, foot }: RobsLineProps) {
  return (
    <div className="max-w-[92%] justify-self-start">
      <p className="sr-only">{advisorName} said:</p>
      <div className="type-chat w-fit rounded-card rounded-bl-none border border-ghost px-4 py-2.5 text-ghost [overflow-wrap:anywhere] whitespace-pre-line">
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

/** One's own words, at the other side. */
export function OwnLine({ children, isUnsaved = false, foot }: OwnLineProps) {
  return (
    <div className="grid max-w-[88%] justify-items-end justify-self-end">
      <p className="sr-only">You said:</p>
      <div
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

/** When it was said, and a way to take it elsewhere. */
export function LineFoot({ createdAt, text, of }: { createdAt: string; text: string; of: string }) {
  return (
    <>
      <time dateTime={createdAt}>{sayWhen(createdAt)}</time>
      <CopyButton text={text} of={of} />
    </>
  );
}

/** The time today, with its day before that. */
function sayWhen(instant: string): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  return isToday ? formatTime(instant) : formatMoment(instant);
}
