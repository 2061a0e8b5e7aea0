import * as z from "zod";

/** The names of the lists of words in `content/safety/<language>/heavy.json`. */
export const HEAVY_LISTS = ["kin", "pet", "thing"];
/** The names of the lists of words in `content/safety/<language>/workplaces.json`. */
export const WORKPLACE_LISTS = ["place", "relative", "role", "working", "job", "manner"];

/** Returns the schema of a regular expression in which `@` and one of these names stand for a list of words. */
export function expressionWith(lists: readonly string[]) {
  const names = `(?:${lists.join("|")})\\b`;
  const list = new RegExp(`@${names}`, "g");
  const other = new RegExp(`@(?!${names})`);
  return z
    .string()
    .min(1)
    .refine((source) => isExpression(source.replace(list, "word")), "is no regular expression")
    .refine((source) => !other.test(source), "names a list that is not there");
}

function isExpression(source: string): boolean {
  try {
    return new RegExp(source).source !== "";
  } catch {
    return false;
  }
}
