/**
 * Undoes what a letter told of, by its link "This was not me". It needs no session: the letter went to the account's
 * address. Besides, it ends the password and every session, and answers with the token of a link to a new password.
 */
import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import { TOLD_CHANGES, type ToldChange, type WayKind } from "#contract/ways-in.ts";
import type { Clock } from "../../clock.ts";
import { currentGuest } from "../guest-context.ts";
import { inTransaction } from "../in-transaction.ts";
import { createMailKey, endWhatWasAsked, type FoundKey, readMailLink, takeMailLink } from "../mail-keys.ts";
import { endWay, holdAddress, lockAccount } from "../ways-in.ts";
import { staleIfTaken, staleLink } from "./stale-link.ts";

/** What a link undoes: the change, and the id of what was added or the former address. */
export const undoSchema = z.object({ change: z.enum(TOLD_CHANGES), subject: z.string() });

/** The kind of what a change added; `null` where there is nothing to end but the password and the sessions. */
const ADDED: Record<ToldChange, WayKind | null> = {
  "address-asked": null,
  "address-changed": null,
  "password-set": null,
  "second-factor-removed": null,
  "second-factor-added": "second-factor",
  "passkey-added": "passkey",
  "identity-added": "identity",
  "token-made": "token",
  "calendar-made": "calendar",
  "webhook-made": "webhook",
};
/** The kinds of which an account has one, so that their name in the list is the kind itself. */
const SINGLE: readonly WayKind[] = ["second-factor", "calendar"];

interface NotMeServices {
  pool: pg.Pool;
  clock: Clock;
}

/** A plugin with the endpoint of the page "This was not me". */
export function notMe({ pool, clock }: NotMeServices) {
  return {
    id: "not-me",
    endpoints: {
      notMe: createAuthEndpoint(
        "/not-me",
        { method: "POST", body: z.object({ token: z.string() }) },
        async (ctx) => {
          const { token } = ctx.body;
          const found = await readMailLink(pool, "not-me", token);
          if (!found) throw staleLink();
          const resetToken = await inTransaction(pool, async (client) => {
            await lockAccount(client, found.userId);
            const link = await takeMailLink(client, "not-me", token);
            if (!link) throw staleLink();
            return await undo(client, link, clock.now());
          }).catch(staleIfTaken);
          currentGuest().sessionsEndedOf = found.userId;
          return ctx.json({ resetToken });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Returns the token of a link to a new password. */
async function undo(client: pg.PoolClient, { userId, content }: FoundKey, now: Date): Promise<string> {
  const { change, subject } = undoSchema.parse(JSON.parse(content ?? ""));
  if (change === "address-changed") await holdAddress(client, { userId, address: subject, now });
  const kind = ADDED[change];
  if (kind) await endWay(client, { userId, kind, id: SINGLE.includes(kind) ? kind : subject, now });
  await endWay(client, { userId, kind: "password", id: "password", now });
  await endWay(client, { userId, kind: "sessions", id: "sessions", now });
  const askedVersion = await endWhatWasAsked(client, userId);
  return await createMailKey(client, { holder: { id: userId, askedVersion }, purpose: "reset" });
}
