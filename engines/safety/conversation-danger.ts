// Weighs a person's texts of one conversation together: many small signs of danger are a large one.

import type { HelpKind } from "#domain/help/help-line.ts";
import { assessDistress, type DistressAssessment } from "./assess-distress.ts";
import { type Conversation, likelihoodInConversation } from "./conversation-likelihood.ts";
import { helpKindOf } from "./help-kind.ts";

/** The help that stands beside a conversation. */
export interface HelpInSight {
  kind: HelpKind;
  /** Whether one line leads to it, because it rests on a weak guess, or because the person said since that nobody is in danger. */
  isFolded: boolean;
}

/** What was said before the newest text. */
export interface SaidBefore {
  /**
   * The person's texts of the conversation, the oldest first: what has them stuck, their answers, their messages. Where they said that
   * nobody is in danger, only the texts since then.
   */
  texts: readonly string[];
  /** The help that is in sight already; `null` if none is. */
  help: HelpInSight | null;
  /** Where it is said; in a chat if absent. */
  conversation?: Conversation;
}

/**
 * What the newest text of a conversation calls for.
 * - `first`: help before anything else, because the text is a crisis by itself or the last of many signs.
 * - `beside`: the conversation goes on, gently, with help in sight. Once it is, it stays: a denial takes nothing back.
 * - `folded`: the same, with the help folded into one line, because only a weak guess calls for it, or because the person said that
 *   nobody is in danger and nothing since was dark in words.
 * - `none`: neither.
 */
export type HelpCalledFor = { level: "none" } | { level: "first" | "beside" | "folded"; kind: HelpKind };

/** `assessment` is that of `text` alone, for callers that have it already. */
export function helpCalledFor(
  text: string,
  { texts, help, conversation }: SaidBefore,
  assessment: DistressAssessment = assessDistress(text),
): HelpCalledFor {
  const { level, isGuess } = assessment;
  if (level === "crisis") return { level: "first", kind: moreUrgent(help?.kind, kindOf(text, assessment)) };
  const likelihood = texts.length === 0 ? null : likelihoodInConversation([...texts, text], conversation);
  if (help !== null) {
    if (help.isFolded && likelihood?.isUrgent) return { level: "first", kind: help.kind };
    const isDark = (level !== "none" && isGuess !== true) || likelihood?.isStrong === true;
    return { level: help.isFolded && !isDark ? "folded" : "beside", kind: help.kind };
  }
  if (!likelihood?.callsForHelp) return { level: "none" };
  const together = helpKindOf([...texts, text].join("\n"));
  if (likelihood.isUrgent) return { level: "first", kind: together };
  return { level: likelihood.isStrong ? "beside" : "folded", kind: together };
}

/** An eating disorder is told as self-harm; it has lines of its own. */
function kindOf(text: string, { kind = "suicide" }: DistressAssessment): HelpKind {
  return kind === "self-harm" && helpKindOf(text) === "eating" ? "eating" : kind;
}

/** Returns which help comes first. The emergency number stays first once something had happened. */
export function moreUrgent(before: HelpKind | undefined, now: HelpKind): HelpKind {
  return before === "emergency" ? before : now;
}

/**
 * Returns whether what a person typed for a reading, the text first and then their answers, speaks of danger so plainly that help stands
 * in sight: one of the texts by itself, or all of them together. Nothing of it may be handed back as a plan.
 */
export function isOutrightDanger(texts: readonly string[]): boolean {
  if (texts.some((text) => assessDistress(text).level === "crisis")) return true;
  return texts.length > 1 && likelihoodInConversation(texts, "answers")?.isStrong === true;
}
