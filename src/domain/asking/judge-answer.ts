import type { TextLanguage } from "./asking-language.ts";

export type ActRemark = "too-big" | "not-yours" | "only-stop";
export type TimeRemark = "no-time";

/**
 * Returns what to ask about an act: the first bit of one that is weeks of work or a decision, one's own part of somebody
 * else's act, or what to do instead of only stopping; `null` where nothing is to ask. The caller asks once at most.
 */
export function judgeAct(_text: string, _language: TextLanguage): ActRemark | null {
  return null;
}

/** Returns `no-time` for an answer to "When and where?" that names no time, place or occasion. */
export function judgeTime(_text: string, _language: TextLanguage): TimeRemark | null {
  return null;
}

/** Returns whether the act is to say or to write something to somebody, so that its words can be written now. */
export function asksForWords(_act: string, _language: TextLanguage): boolean {
  return false;
}
