/**
 * Decides whether a session may be created. Every way to sign in creates a session, and the library's adapter asks here in the
 * transaction that stores it.
 */
import { APIError } from "better-auth/api";
import { SECOND_FACTOR_REQUIRED } from "#contract/second-factor.ts";
import { currentGuest } from "./guest-context.ts";
import type { Queryable } from "./mail-keys.ts";

interface Gate {
  isDisabled: boolean;
  hasSecondFactor: boolean;
}

/**
 * Throws if the account is disabled, if a reset has ended what this request showed to enter it, or if the account has a
 * second factor that the request has not proven. In the last case `open-auth.ts` answers with the challenge of the second
 * step, whatever the endpoint makes of the error. Runs in the transaction that stores the session: it locks the account, so
 * that a reset comes wholly before, and is noticed here, or wholly after, and ends the session. Takes one round trip.
 */
export async function admitSession(client: Queryable, userId: string): Promise<void> {
  const context = currentGuest();
  const { entry } = context;
  if (entry?.userId !== userId) throw new Error("A session begins only by openSession");
  const { rows } = await client.query<Gate>(
    `select disabled_at is not null as "isDisabled", exists (
       select from auth.second_factor f where f.user_id = u.id and f.confirmed_at is not null
     ) as "hasSecondFactor"
     from auth."user" u where id = $1 and asked_version = $2 and is_guest = $3 for share of u`,
    [userId, entry.askedVersion, entry.isGuest ?? false],
  );
  const [gate] = rows;
  if (!gate) throw noSession();
  if (gate.isDisabled)
    throw new APIError("FORBIDDEN", {
      code: "ACCOUNT_DISABLED",
      message: "This account is disabled. Write to whoever runs this server.",
    });
  if (!gate.hasSecondFactor || context.provenFor === userId) return;
  context.refusedFor = entry;
  throw secondStepRequired();
}

/** Returns the refusal to enter an account that is gone, or whose entry is over. */
export function noSession(): APIError {
  return new APIError("UNAUTHORIZED", { code: "FAILED_TO_CREATE_SESSION", message: "Please try again." });
}

/** Returns the refusal to a first step whose account has a second factor. */
export function secondStepRequired(): APIError {
  return new APIError("FORBIDDEN", {
    code: SECOND_FACTOR_REQUIRED,
    message: "This account has a second factor. Please type a code from your authenticator app.",
  });
}
