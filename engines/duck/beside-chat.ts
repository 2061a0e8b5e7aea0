// What stands around a chat without a model: how it begins, and what can be tapped in place of typing.
import { fillGaps } from "#domain/asking/asking-words.ts";
import type { CoachTap, DangerTap } from "#domain/chat/coach-taps.ts";
import { chatLanguage, coachTaps, coachWordsFor, dangerTaps } from "./coach-words.ts";
import { mayUse, type SaidInChat, suspicionIn } from "./suspicion.ts";

interface Welcome {
  advisorName: string;
  /** Whether the reading is about something dark. The text then has no jokes. */
  isGrave: boolean;
  /** Whether a model replies. The coach says what a model would be needed for. */
  isByModel: boolean;
}

/** Returns the opening text of a conversation, in the language of what the person typed. */
export function chatWelcome(userContext: string, { advisorName, isGrave, isByModel }: Welcome): string {
  const words = coachWordsFor(chatLanguage(userContext, []));
  const byModel = isGrave ? words.quietModelWelcome : words.modelWelcome;
  const byCoach = isGrave ? words.quietWelcome : words.welcome;
  return fillGaps(isByModel ? byModel : byCoach, { name: advisorName });
}

/**
 * Returns what can be tapped beside a chat. Where something may mean danger, one tap says that nobody is in any. `isHelpInSight` says
 * whether help stands there in plain sight.
 */
export function coachTapsBeside(
  userContext: string,
  { isHelpInSight, ...said }: SaidInChat & { isHelpInSight: boolean },
): { tap: CoachTap | DangerTap; words: string }[] {
  const language = chatLanguage(userContext, said.messages);
  if (isHelpInSight) return dangerTaps(language);
  const suspicion = suspicionIn(said);
  const taps = coachTaps(language).filter(({ tap }) => mayUse(tap, suspicion));
  if (suspicion.danger === "none") return taps;
  return [...taps, ...dangerTaps(language).filter(({ tap }) => tap === "nobody")];
}
