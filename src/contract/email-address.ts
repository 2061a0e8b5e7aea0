import * as z from "zod";
import { plainAddress } from "#domain/text/typed-answer.ts";
import { TYPED_MAX } from "./typed-answers.ts";

/** The longest e-mail address, by RFC 5321. */
const LONGEST = 254;
/** The domain may have letters of other scripts, which the server turns into ASCII. */
const PATTERN =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.){1,20}(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,59})$/iu;
/** What may stand before the @. */
const PLAIN = /^[\x21-\x7e]*$/;
const NO_ADDRESS = "This does not look like an email address.";
const ONLY_PLAIN = "Only plain letters, digits and signs work before the @ of an email address.";

/** The beginning of an e-mail address, in lower case. */
export const typedAddress = z
  .string()
  .max(TYPED_MAX, { error: NO_ADDRESS, abort: true })
  .overwrite(plainAddress)
  .max(LONGEST, NO_ADDRESS);

/** An e-mail address, in lower case. */
export const emailSchema = typedAddress
  .refine((address) => PLAIN.test(address.slice(0, address.lastIndexOf("@") + 1)), {
    error: ONLY_PLAIN,
    abort: true,
  })
  .pipe(z.email({ pattern: PATTERN, error: NO_ADDRESS }));
