/**
 * The requests that send a letter to an address. Each stores what is asked and answers at once, without looking the address
 * up: so neither the answer nor its time reveals whether the address has an account.
 */
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { resetAsked, verificationAskedFor } from "../../platform/auth/waiting-letters.ts";
import { sendKeyTo, writeToAddress } from "../../platform/auth/write-to-address.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Session } from "../../platform/http/session.ts";
import { ownPage } from "./own-page.ts";

const RESET_ANSWER = "If this email exists in our system, check your email for the reset link";
const RESET_PAGE = "/reset-password";

export async function askForReset(
  services: SignInServices,
  { email, redirectTo }: { email: string; redirectTo?: string | undefined },
): Promise<{ status: true; message: string }> {
  const page = ownPage(services.config, { redirectTo: redirectTo || RESET_PAGE });
  await sendKeyTo(services, email, resetAsked(email, page));
  return { status: true, message: RESET_ANSWER };
}

/**
 * Queues a confirmation letter. A signed-in person may request one only for their own address, and gets an error if the
 * address is confirmed already.
 */
export async function sendConfirmation(
  services: SignInServices,
  session: Session | null,
  { email, callbackURL }: { email: string; callbackURL?: string | undefined },
): Promise<void> {
  const page = ownPage(services.config, { callbackURL });
  if (session && session.email !== email) throw refusal("email_mismatch");
  if (session?.isEmailVerified) throw refusal("email_already_verified");
  await writeToAddress(services, email, verificationAskedFor(email, page));
}
