import { domainToASCII } from "node:url";
import { plainAddress } from "#domain/text/typed-answer.ts";

/**
 * Normalises an e-mail address as the auth library and the waitlist store it: in lower case, and letters of other scripts in its
 * domain in ASCII, which is what mail servers know it by.
 */
export function canonicalAddress(email: string): string {
  const address = plainAddress(email);
  const at = address.lastIndexOf("@") + 1;
  return at === 0 ? address : address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}
