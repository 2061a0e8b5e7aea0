import * as z from "zod";
import { invalidRequest } from "./refusals.ts";

/** Reads a part of a request. Throws a refusal that names what is wrong, as the real one does. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidRequest(`body failed validation: ${z.prettifyError(result.error)}`);
  return result.data;
}
