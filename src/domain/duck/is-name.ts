import { AUXILIARIES, COMMON_VERBS } from "./lexicon/closed-words.ts";
import { GIVEN_NAMES, NOT_NAMES, ROLE_PRONOUNS } from "./lexicon/people-words.ts";
import { plainOf } from "./split-sentences.ts";

const HAS_ACCENT = /(?![A-Za-z])\p{L}/u;

/** Whether a capitalised word is a person's name, judged by the text before and after it. */
export function isName(name: string, before: string, after: string): boolean {
  const lower = name.toLowerCase();
  if (NOT_NAMES.has(lower) || ROLE_PRONOUNS.has(lower) || name.length < 2) return false;
  if (GIVEN_NAMES.has(lower)) return !/^\s+(?:Street|Road|University|College|Avenue)/.test(after);
  const next = plainOf(after.trim().split(/[\s,.;!?]/)[0] ?? "");
  const roleBefore = /\b(?:my|our) (?:\w+ )?(\w+),? $/.exec(plainOf(before))?.[1] ?? "";
  if (ROLE_PRONOUNS.has(roleBefore)) return true;
  const actsNext = COMMON_VERBS.has(next) || (AUXILIARIES.has(next) && !next.includes("'m"));
  // A capital at a sentence's beginning shows nothing by itself.
  if (before.trim() === "" || /[.!?"“”:]\s*$/.test(before))
    return /^\s+and (?:i|my)\b/i.test(after) || (actsNext && HAS_ACCENT.test(name));
  const previous = plainOf(before.trim().split(/\s+/).at(-1) ?? "");
  if (/^(in|at|to|from|of|the|a|an|my|our|on|near|for|this|every|last|next|since|until|by)$/.test(previous))
    return false;
  return actsNext || /^(with|and|told|ask|asked|call|called|tell|that|but|if|when|because)$/.test(previous);
}
