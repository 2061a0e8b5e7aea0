// The schema of codes that people type, which are compared letter by letter.
import * as z from "zod";
import { plainCode } from "#domain/text/typed-answer.ts";

const CODE_MAX = 64;
/** The longest text in which a code or an address is looked for: it may have spaces in it, and signs that nobody sees. */
export const TYPED_MAX = 1000;

/** A one-time code, a code from a letter or a recovery code, as it is compared. */
export const codeSchema = z
  .string()
  .max(TYPED_MAX, { abort: true })
  .overwrite(plainCode)
  .min(1)
  .max(CODE_MAX);
