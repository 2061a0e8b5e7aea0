/** Decides whether a session may be created. Every way to sign in creates a session, so each of them passes here. */
import { APIError } from "better-auth/api";
import type pg from "pg";
import { SECOND_FACTOR_REQUIRED } from "#contract/second-factor.ts";
import { currentGuest } from "./guest-context.ts";

interface Gate {
  isDisabled: boolean;
  hasSecondFactor: boolean;
}

/**
 * Throws if the account is disabled, or has a second factor that this request has not proven. In the second case
 * `open-auth.ts` answers with the challenge of the second step, whatever the endpoint makes of the error. Takes one
 * round trip.
 */
export async function admitSession(pool: pg.Pool, { userId }: { userId: string }): Promise<void> {
  const { rows } = await pool.query<Gate>(
    `select disabled_at is not null as "isDisabled", exists (
       select from auth.second_factor f where f.user_id = u.id and f.confirmed_at is not null
     ) as "hasSecondFactor" from auth."user" u where id = $1`,
    [userId],
  );
  const [gate] = rows;
  if (gate?.isDisabled)
    throw new APIError("FORBIDDEN", {
      code: "ACCOUNT_DISABLED",
      message: "This account is disabled. Write to whoever runs this server.",
    });
  const context = currentGuest();
  if (!gate?.hasSecondFactor || context.provenFor === userId) return;
  context.refusedFor = userId;
  throw secondStepRequired();
}

/** Returns the refusal to a first step whose account has a second factor. */
export function secondStepRequired(): APIError {
  return new APIError("FORBIDDEN", {
    code: SECOND_FACTOR_REQUIRED,
    message: "This account has a second factor. Please type a code from your authenticator app.",
  });
}
