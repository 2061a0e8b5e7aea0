/**
 * Undoes what a letter told of, by its link "This was not me". It needs no session: the letter went to the account's
 * address. The thief may have added other ways to sign in, so all of them end. The answer has the token of a link to a
 * new password, with which the person says what else stays.
 */
import type pg from "pg";
import type { WayKind } from "#contract/ways-in.ts";
import { inTransaction } from "../../platform/auth/in-transaction.ts";
import { staleIfTaken } from "../../platform/auth/kept-ways.ts";
import {
  createMailKey,
  endWhatWasAsked,
  type FoundKey,
  readMailLink,
  takeMailLink,
} from "../../platform/auth/mail-keys.ts";
import { endNotMeLinks, undoSchema } from "../../platform/auth/not-me-links.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { endWaysIn, holdAddress, listWaysIn, lockAccount } from "../../platform/auth/ways-in.ts";
import { refusal } from "../../platform/errors/app-error.ts";

/** The kinds with which somebody can sign in. The others reach what is in the account, but cannot change how it is entered. */
const SIGNS_IN: readonly WayKind[] = ["password", "sessions", "second-factor", "passkey", "identity"];

/** Returns the token of a link to a new password. */
export async function undoChange({ pool, clock, live }: SignInServices, token: string): Promise<string> {
  const found = await readMailLink(pool, "not-me", token);
  if (!found) throw refusal("invalid_token");
  const resetToken = await inTransaction(pool, async (client) => {
    await lockAccount(client, found.userId);
    const link = await takeMailLink(client, "not-me", token);
    if (!link) throw refusal("invalid_token");
    return await undo(client, link, clock.now());
  }).catch(staleIfTaken);
  live.sessionsChanged({ userId: found.userId });
  return resetToken;
}

async function undo(client: pg.PoolClient, link: FoundKey, now: Date): Promise<string> {
  const { userId, address } = link;
  const { change, subject, sentTo, at } = undoSchema.parse(JSON.parse(link.content ?? ""));
  const home = change === "address-changed" ? subject : sentTo;
  if (home !== "" && home !== address) await holdAddress(client, { userId, address: home, now });
  const named = change === "calendar-made" ? "calendar" : subject;
  const others = (await listWaysIn(client, userId, now)).filter(
    ({ kind, id }) => !SIGNS_IN.includes(kind) && id !== named,
  );
  await endWaysIn(client, { userId, keep: others.map(({ id }) => id), now });
  await endNotMeLinks(client, userId, { sentTo, at });
  const askedVersion = await endWhatWasAsked(client, userId);
  return await createMailKey(client, { holder: { id: userId, askedVersion }, purpose: "reset" });
}
