import { ANSWER_MAX, type PlannedTime } from "./answers.ts";
import type { TextLanguage } from "./asking-language.ts";
import { readTime } from "./read-time.ts";
import type { OfferedTime } from "./times-to-offer.ts";

interface Chosen {
  /** The time that was tapped. */
  offered?: Pick<OfferedTime, "text" | "at"> | undefined;
  /** What was typed: a place, a time, or both. */
  typed: string;
  /** The local date-time. */
  now: string;
  language: TextLanguage;
}

/** Returns the answer to "When and where?"; `undefined` if nothing was tapped or typed. */
export function planTime({ offered, typed, now, language }: Chosen): PlannedTime | undefined {
  const own = typed.trim();
  if (offered) {
    const text = own === "" ? offered.text : `${offered.text}, ${own}`;
    return { text: text.slice(0, ANSWER_MAX), at: offered.at };
  }
  if (own === "") return undefined;
  const at = readTime(own, now, language);
  return at === null ? { text: own } : { text: own, at };
}
