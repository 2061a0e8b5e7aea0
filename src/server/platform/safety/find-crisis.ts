import { HELP_KIND_OF_TAP } from "#domain/chat/coach-taps.ts";
import { helpTapOf } from "#engines/duck/index.ts";
import { assessOnce } from "./assess-once.ts";
import type { Crisis } from "./help-in-time.ts";

/**
 * The maximum length of a text that is checked for a crisis, in characters. Longer texts are skipped, because the
 * contract refuses them.
 */
const LONGEST = 4000;

/**
 * Returns the crisis that a call's texts or a tap show; `null` where they show none, or where the person has seen the
 * help lines and continues. Needs only the input, which is not validated yet.
 */
export function findCrisis(typedTexts: readonly string[], input: unknown): Crisis | null {
  const fields = fieldsOf(input);
  if (fields.goOnAnyway === true) return null;
  for (const name of typedTexts) {
    const text = textAt(fields, name);
    if (typeof text !== "string" || text.length > LONGEST) continue;
    const tap = helpTapOf(text);
    if (tap && tap !== "nobody")
      return { kind: tap === "more" ? "suicide" : HELP_KIND_OF_TAP[tap], timeZone: fields.timeZone };
    const { level, kind } = assessOnce(text);
    if (level === "crisis") return { kind, timeZone: fields.timeZone };
  }
  return null;
}

/** Returns the value at a path such as `answers.when.text`; `undefined` where the input has no such field. */
function textAt(fields: Record<string, unknown>, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => {
    const parts: Record<string, unknown> = Object(value);
    return Object.hasOwn(parts, name) ? parts[name] : undefined;
  }, fields);
}

/** Returns the fields of an input, whether or not it has separate headers and body. */
function fieldsOf(input: unknown): Record<string, unknown> {
  const { body, ...fields } = Object(input);
  return typeof body === "object" && body !== null ? body : fields;
}
