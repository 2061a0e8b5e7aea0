import { checkPresentPassword } from "../../platform/auth/check-password.ts";
import { readAskedVersion } from "../../platform/auth/mail-keys.ts";
import { requireProof } from "../../platform/auth/require-proof.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { addressChangeAsked, newAddressAsked } from "../../platform/auth/waiting-letters.ts";
import { writeToAddress } from "../../platform/auth/write-to-address.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Session } from "../../platform/http/session.ts";
import { ownPage } from "./own-page.ts";

/**
 * Asks for another address of the account, after a recent proof or with the password. Writes to both addresses; the link in
 * the letter to the new one makes the change.
 */
export async function changeAddress(
  services: SignInServices,
  session: Session,
  {
    newEmail,
    password,
    callbackURL,
  }: { newEmail: string; password?: string | undefined; callbackURL?: string | undefined },
): Promise<void> {
  const { pool, config } = services;
  const { userId, email, isEmailVerified } = session;
  const page = ownPage(config, { callbackURL });
  if (password === undefined) requireProof(session);
  else await checkPresentPassword(pool, userId, password);
  if (newEmail === email) throw refusal("email_is_the_same");
  const askedVersion = await readAskedVersion(pool, userId);
  const letter = newAddressAsked({ id: userId, askedVersion }, newEmail, page);
  // An address that nobody has confirmed may be another person's, whom the account does not concern.
  const warnings = isEmailVerified && email !== null ? [addressChangeAsked(userId, email)] : [];
  await writeToAddress(services, newEmail, letter, ...warnings);
}
