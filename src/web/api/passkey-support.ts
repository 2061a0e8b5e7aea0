/** An address of numbers, at which no browser creates or uses passkeys. */
const NUMBERS_ONLY = /^[\d.]+$|^\[/;

/** Returns whether this browser can use passkeys at the page's address. */
export function canUsePasskeys(hostname = location.hostname): boolean {
  return "PublicKeyCredential" in window && !NUMBERS_ONLY.test(hostname);
}

/** A passkey was not created or used. `message` is a sentence that can be shown to the user unchanged. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
}
