// The schemas of what people type to be compared letter by letter.
import * as z from "zod";
import { canonicalAddress, plainCode } from "#domain/text/typed-answer.ts";

/** The longest e-mail address, by RFC 5321. */
const ADDRESS_MAX = 254;
const CODE_MAX = 64;

/** The beginning of an e-mail address, as it is stored. */
export const typedAddress = z.string().overwrite(canonicalAddress).max(ADDRESS_MAX);

/** An e-mail address, as it is stored. */
export const addressSchema = typedAddress.pipe(z.email("must be an email address"));

/** A one-time code, a code from a letter or a recovery code, as it is compared. */
export const codeSchema = z.string().overwrite(plainCode).min(1).max(CODE_MAX);
