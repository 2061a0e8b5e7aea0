// Weighs a person's texts of one conversation together: many small signs of danger are a large one.

import { assessDistress, type DistressAssessment } from "./assess-distress.ts";
import { type Conversation, likelihoodInConversation } from "./conversation-likelihood.ts";
import { helpKindOf } from "./help-kind.ts";
import type { HelpKind } from "./help-lines.ts";

/** What was said before the newest text. */
export interface SaidBefore {
  /** The person's texts of the conversation, the oldest first: what has them stuck, their answers, their messages. */
  texts: readonly string[];
  /** The kind of help that is in sight already; `null` if none is. */
  help: HelpKind | null;
  /** Where it is said; in a chat if absent. */
  conversation?: Conversation;
}

/**
 * What the newest text of a conversation calls for.
 * - `first`: help before anything else, because the text is a crisis by itself or the last of many signs.
 * - `beside`: the conversation goes on, gently, with help in sight. Once it is, it stays: a denial takes nothing back.
 * - `none`: neither.
 */
export type HelpCalledFor = { level: "none" } | { level: "first" | "beside"; kind: HelpKind };

/** `assessment` is that of `text` alone, for callers that have it already. */
export function helpCalledFor(
  text: string,
  { texts, help, conversation }: SaidBefore,
  assessment: DistressAssessment = assessDistress(text),
): HelpCalledFor {
  const { level, kind = "suicide" } = assessment;
  if (level === "crisis") return { level: "first", kind };
  if (help !== null) return { level: "beside", kind: help };
  const likelihood = texts.length === 0 ? null : likelihoodInConversation([...texts, text], conversation);
  if (!likelihood?.callsForHelp) return { level: "none" };
  return { level: likelihood.isUrgent ? "first" : "beside", kind: helpKindOf([...texts, text].join("\n")) };
}
