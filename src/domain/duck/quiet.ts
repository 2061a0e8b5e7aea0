/** Decides where the duck makes no jokes although no crisis and no loss was found. */
import quietWords from "#content/duck/quiet-words.json" with { type: "json" };
import { compilePhrases } from "./phrases.ts";
import { plainOf } from "./split-sentences.ts";

const { $schema: _schema, ...lists } = quietWords;
const SORE = compilePhrases(Object.values(lists).flat());

/** The number of characters that are read: twice as many as a person may type. */
const MOST_READ = 4000;

/** Matches signs of amusement. */
const LIGHT =
  /\b(?:lol|lmao|rofl|ha(?:ha)+\w{0,10}|hehe|funny|hilarious|silly|ridiculous|joking)\b|[😂🤣😅😄😆😁😜🙃]|[:;]-?[)D]/u;
const ABOUT_DEATH =
  /\b(?:die[ds]?|dying|dead|death|funeral|grave|ghost\w*|afterlife|buried|coffin|heirs|eternity|my will|left this world|on the stone|no hands|ending up as)\b/i;
/** Matches days, deadlines and demands for a solution. */
const PRESSES =
  /\b(?:by|before|until) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|noon|the end of)\b|\bdeadline|\bsolve\b|\bthis week\b|\btoday\b|\bdue\b/i;

/** Whether the text shows shame, self-contempt, hopelessness or somebody in danger. */
export function isSore(text: string): boolean {
  return SORE !== null && plainOf(text.slice(0, MOST_READ)).search(SORE) >= 0;
}

/** Keeps jokes about death only when the text shows amusement. */
export function quipsFor(quips: readonly string[], text: string): string[] {
  const isLight = LIGHT.test(text.slice(0, MOST_READ));
  return quips.filter((quip) => isLight || !ABOUT_DEATH.test(quip));
}

/** Whether a frame sets a deadline or asks for a solution, which is wrong for a person in distress. */
export function presses(frame: string): boolean {
  return PRESSES.test(frame);
}
