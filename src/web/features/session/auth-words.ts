/** The titles and descriptions of the sign-in dialog. */
import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { SITE } from "../../ui/site.ts";
import type { SignUpReason } from "./auth-context.ts";

const TITLES = {
  signUp: "Create your account",
  waitlist: "Join Waitlist",
  signIn: "Sign in",
  forgotten: "Forgot your password?",
  mail: "Sign in by email",
  code: "Second step",
  sent: "Check your email",
};
export type AuthPage = keyof typeof TITLES;

const DESCRIPTIONS: Partial<Record<AuthPage, string>> = {
  waitlist: `There is one ${SITE.advisor}, and a waitlist. Leave your email address, and he’ll write when it’s your turn.`,
  code: "This account has a second factor: a code from your authenticator app.",
  mail: "No password needed. You get an email with a code and a link; either one is enough.",
};
const REASONS: Record<SignUpReason, string> = {
  start: "A first reading needs no account. In an account, everything you write is kept until you delete it.",
  keep: `With an account your reading stays. Without one it is deleted after ${GUEST_KEPT_DAYS} days.`,
  argue: `To argue with ${SITE.advisor} you need an account, so he can remember what you said. Your reading comes with you.`,
  upgrade: "Premium needs an account. Your readings so far come with you.",
  page: "This page needs an account. Your readings so far come with you.",
};

/** Returns the dialog's title. `offersReading`: the page also offers a reading without an account. */
export function titleOf(page: AuthPage, offersReading: boolean): string {
  return offersReading ? "How do you want to start?" : TITLES[page];
}

/** Returns the sentence under the dialog's title. At sign-up it says why an account is asked for. */
export function describeAuthPage(
  page: AuthPage,
  reason: SignUpReason | undefined,
  isGuest: boolean,
): string | undefined {
  if (page !== "signUp") return DESCRIPTIONS[page];
  return REASONS[reason ?? (isGuest ? "keep" : "start")];
}
