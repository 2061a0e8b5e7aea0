import { type RefObject, useEffect } from "react";
import { counted } from "#domain/text/counted.ts";
import { measureText } from "#domain/text/graphemes.ts";

/** The number of characters left from which on the counter is marked. */
const NEAR_THE_END = 100;

interface LimitedText {
  /** What the text is called at the beginning of a sentence, such as `Your note`. */
  called: string;
  text: string;
  /** The limit of the server, in UTF-16 units. */
  limit: number;
}

/** Says by how much a text is too long; `null` if it fits. */
export function lengthFault({ called, text, limit }: LimitedText): string | null {
  const { over, most } = measureText(text, limit);
  if (over === 0) return null;
  return `${called} is ${counted(over, "character")} too long. At most ${most} fit.`;
}

/** Throws if one of the texts is too long, before a request that the server would refuse. */
export function refuseTooLong(...texts: LimitedText[]): void {
  const fault = texts.map(lengthFault).find((each) => each !== null);
  if (fault) throw new RangeError(fault);
}

interface LengthCountProps extends Omit<LimitedText, "called"> {
  id?: string | undefined;
  className?: string;
}

/** The length of a text and how long it may be, in characters as people count them. */
export function LengthCount({ id, text, limit, className = "" }: LengthCountProps) {
  const { count, most, over } = measureText(text, limit);
  const isNearTheEnd = most - count < Math.min(NEAR_THE_END, limit / 10);
  const colour = over > 0 ? "text-bill" : isNearTheEnd && "text-moon";
  return (
    <span id={id} className={`type-log shrink-0 whitespace-nowrap ${colour || ""} ${className}`}>
      {count} / {most}
    </span>
  );
}

/** Announces by how much a text is too long. Shows nothing while the text fits. */
export function LengthFault({ id, ...limited }: LimitedText & { id?: string | undefined }) {
  const fault = lengthFault(limited);
  if (!fault) return null;
  return (
    <p id={id} role="alert" className="type-small text-bill">
      {fault}
    </p>
  );
}

/** Keeps the field's form from being sent while the field has a fault. The field gets the focus instead. */
export function useHeldForm(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  fault: string | null,
): void {
  useEffect(() => {
    const element = field.current;
    const form = element?.form;
    if (!fault || !element || !form) return;
    // It listens before React does, also to a form that the browser does not check.
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      element.focus();
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [field, fault]);
}
