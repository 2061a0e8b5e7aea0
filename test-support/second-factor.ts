// Accounts with a second factor, for tests of the ways to sign in.
import type { NewFactor, RecoveryCodes } from "#contract/credentials.ts";
import { codeAt, typedSecret } from "#server/platform/auth/second-factor/totp.ts";
import { signUp } from "./factories.ts";
import type { TestApp } from "./test-app.ts";
import type { TestClock } from "./test-clock.ts";

const STEP_MS = 30_000;

/** Signs a person up and turns the second factor on. */
export async function signUpWithFactor(app: TestApp, clock: TestClock) {
  const member = await signUp(app);
  const begun = await member.post<NewFactor>("/api/auth/second-factor/begin", {});
  const secret = typedSecret(begun.body.secret);
  const code = await codeAt(secret, clock.now());
  const { status, body } = await member.post<RecoveryCodes>("/api/auth/second-factor/confirm", { code });
  if (status !== 200) throw new Error(`Confirming the second factor was answered with ${status}`);
  return Object.assign(member, {
    secret,
    recoveryCodes: body.recoveryCodes,
    /** Returns a code that was not used yet: moves the clock on by a step. */
    async nextCode(): Promise<string> {
      clock.advance(STEP_MS);
      return await codeAt(secret, clock.now());
    },
  });
}

export type MemberWithFactor = Awaited<ReturnType<typeof signUpWithFactor>>;
