// What an administrator does to an account. None of it shows or changes what the person wrote.
import { DAY_MS } from "#domain/time.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { act } from "./act.ts";

export type ChangeServices = Pick<Services, "database" | "clock" | "live">;

const DONE = { done: true } as const;

/** Ends every session of an account, in all processes. */
export async function signOutUser(services: ChangeServices, session: Session, id: string) {
  await act(services, session, {
    kind: "signed_out",
    parts: `ended as (delete from auth.session where user_id = $1),
      done as (select id from auth."user" where id = $1 and not is_guest)`,
    values: [id],
  });
  services.live.sessionsChanged({ userId: id });
  return DONE;
}

/**
 * Disables an account and ends its sessions, or enables it again. The subscription of a disabled account ends with its
 * period; the job that checks subscriptions tells Stripe. Administrators cannot disable their own accounts.
 */
export async function disableUser(
  services: ChangeServices,
  session: Session,
  { id, isDisabled }: { id: string; isDisabled: boolean },
) {
  if (id === session.userId) throw new AppError("invalid_input", sentences.notOwnAccount);
  await act(services, session, {
    kind: isDisabled ? "disabled" : "enabled",
    parts: `ended as (delete from auth.session where user_id = $1 and $2::boolean),
      asked as (update auth.subscription set check_at = $3::timestamptz where user_id = $1 and state <> 'none'),
      done as (
        update auth."user" set disabled_at = case when $2::boolean then coalesce(disabled_at, $3::timestamptz) end
        where id = $1 and not is_guest returning id
      )`,
    values: [id, isDisabled, services.clock.now()],
  });
  services.live.sessionsChanged({ userId: id });
  return DONE;
}

/** Grants Premium until the end of a day in UTC or without an end, or ends what was granted. Paid Premium stays. */
export async function grantPremium(
  services: ChangeServices,
  session: Session,
  { id, until }: { id: string; until: string | null },
) {
  const isEndless = until === "endless";
  const end = until === null || isEndless ? null : new Date(Date.parse(until) + DAY_MS);
  await act(services, session, {
    kind: until === null ? "premium_ended" : "premium_granted",
    detail: until ?? undefined,
    parts: `done as (
        update auth."user" set is_premium = $2, premium_granted_until = $3
        where id = $1 and not is_guest returning id
      )`,
    values: [id, isEndless, end],
  });
  services.live.publish(id, [{ area: "session" }]);
  return DONE;
}
