/** The titles and descriptions of the sign-in dialog. */
import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { SITE } from "../../ui/site.ts";
import type { SignUpReason } from "./auth-context.ts";

export const TITLES = {
  signUp: "Take a place by the pond",
  waitlist: "Join Waitlist",
  signIn: "Sign in",
  forgotten: "Forgot your password?",
  mail: "Sign in by email",
  code: "Second step",
};
export type AuthPage = keyof typeof TITLES;

const DESCRIPTIONS: Partial<Record<AuthPage, string>> = {
  waitlist: `There is one ${SITE.advisor}, and a queue along the bank. Leave your email address, and he will write when it is your turn.`,
  code: "This account has a second factor: a code from your authenticator app.",
  mail: "No password needed. You get an email with a code and a link; either one is enough.",
};
const REASONS: Record<SignUpReason, string> = {
  start: "A first reading needs no account. With one, everything you write is kept until you delete it.",
  keep: `With an account your reading stays. Without one it is deleted after ${GUEST_KEPT_DAYS} days.`,
  argue: `${SITE.advisor} remembers what you two argued about, and for that you need an account. Your reading comes along.`,
  upgrade: "Premium belongs to an account. What you have read so far comes along.",
  page: "This page needs an account. What you have read so far comes along.",
};

/** Returns the sentence under the dialog's title. At sign-up it says why an account is asked for. */
export function describeAuthPage(
  page: AuthPage,
  reason: SignUpReason | undefined,
  isGuest: boolean,
): string | undefined {
  if (page !== "signUp") return DESCRIPTIONS[page];
  return REASONS[reason ?? (isGuest ? "keep" : "start")];
}
