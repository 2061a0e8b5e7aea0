import * as z from "zod";

/** The schema of a regular expression. In it `@kin`, `@pet` and `@thing` each stand for a list of words. */
export const expression = z
  .string()
  .min(1)
  .refine((source) => isExpression(source.replace(/@(?:kin|pet|thing)/g, "word")), "is no regular expression")
  .refine((source) => !/@(?!(?:kin|pet|thing)\b)/.test(source), "names a list that is not there");

function isExpression(source: string): boolean {
  try {
    return new RegExp(source).source !== "";
  } catch {
    return false;
  }
}
