import { jsonOrUndefined } from "../json-or-undefined.ts";
import type { ActionStep, ReadingResult } from "../readings/reading-result.ts";
import { type Fields, isFields, listIn, textIn, textsIn } from "./read-fields.ts";

/** The reading of an imported insight. */
export interface FormerReading {
  /** The reading; `null` if the insight holds none. */
  reading: ReadingResult | null;
  /** A text that stood in the place of the reading and is none. It is kept, because it is the person's. */
  plainText: string | null;
}

/**
 * Reads the reading of an imported insight: an object of the former product or its JSON. No text is cut. Anything else,
 * such as an empty text or plain words, is no reading.
 */
export function formerReadingOf(value: unknown): FormerReading {
  const parsed = typeof value === "string" ? jsonOrUndefined(value) : value;
  const reading = isFields(parsed) ? toReading(parsed) : null;
  if (reading) return { reading, plainText: null };
  const plain = typeof value === "string" ? value.trim() : "";
  return { reading: null, plainText: plain === "" || isFields(parsed) ? null : plain };
}

/** Returns the reading in the fields; `null` if all of its parts are empty. */
function toReading(fields: Fields): ReadingResult | null {
  const either = (name: string, former: string) => (fields[name] === undefined ? former : name);
  const reading: ReadingResult = {
    ...(textIn(fields, "headline").trim() !== "" && { headline: textIn(fields, "headline") }),
    interpretation: textIn(fields, "interpretation"),
    keyInsights: textsIn(fields, either("keyInsights", "key_insights")),
    actionSteps: stepsIn(fields, either("actionSteps", "action_steps")),
    robQuip: textIn(fields, either("robQuip", "rob_quip")),
    // A reading has one question to think about. Of the several that the former product wrote, the first is kept.
    reflectionPrompts: textsIn(fields, either("reflectionPrompts", "reflection_prompts")).slice(0, 1),
  };
  const { interpretation, keyInsights, actionSteps, robQuip, reflectionPrompts } = reading;
  const isEmpty =
    interpretation.trim() === "" &&
    robQuip.trim() === "" &&
    [keyInsights, actionSteps, reflectionPrompts].every((list) => list.length === 0);
  return isEmpty ? null : reading;
}

function stepsIn(fields: Fields, name: string): ActionStep[] {
  return listIn(fields, name).flatMap((entry) => {
    const text = isFields(entry) ? textIn(entry, "text") : entry;
    if (typeof text !== "string" || text.trim() === "") return [];
    const minutes = isFields(entry) ? entry.minutes : undefined;
    const isWhole = typeof minutes === "number" && Number.isSafeInteger(minutes) && minutes > 0;
    return [{ text, ...(isWhole && { minutes }) }];
  });
}
