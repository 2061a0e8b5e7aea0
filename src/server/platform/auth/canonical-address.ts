import { domainToASCII } from "node:url";
import { emailSchema } from "#contract/email-address.ts";
import { plainAddress } from "#domain/text/typed-answer.ts";

/**
 * Normalises an e-mail address as accounts and the waitlist store it: in lower case, and letters of other scripts in its
 * domain in ASCII, which is what mail servers know it by.
 */
export function canonicalAddress(email: string): string {
  const address = plainAddress(email);
  const at = address.lastIndexOf("@") + 1;
  return at === 0 ? address : address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

/**
 * Returns an address that another system gives, such as a provider, as it is stored; `null` if it is none. A person's typing is
 * read kindly, but here other letters are another mailbox: an address with wide letters, ligatures or unseen signs is refused,
 * because what typing makes of it may be somebody else's.
 */
export function addressGiven(said: unknown): string | null {
  if (typeof said !== "string") return null;
  const address = said.trim();
  const isExact = address === address.normalize("NFKC") && address.toLowerCase() === plainAddress(address);
  return isExact && emailSchema.safeParse(address).success ? canonicalAddress(address) : null;
}
