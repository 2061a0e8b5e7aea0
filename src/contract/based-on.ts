import * as z from "zod";

/**
 * The texts that a change of typed texts started from, as the server gave them. A text that is stored otherwise by now is not
 * overwritten: the answer is `changed_elsewhere` with the stored text. A change that names no such texts is not checked, as
 * programs and pages of the version before send it.
 */
export function basedOn<Texts extends z.ZodRawShape>(texts: Texts) {
  return z.object(texts).partial().optional();
}
