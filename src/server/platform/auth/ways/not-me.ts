/**
 * Undoes what a letter told of, by its link "This was not me". It needs no session: the letter went to the account's
 * address. The thief may have added other ways to sign in, so all of them end. The answer has the token of a link to a
 * new password, with which the person says what else stays.
 */
import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import type { WayKind } from "#contract/ways-in.ts";
import type { Clock } from "../../clock.ts";
import { currentGuest } from "../guest-context.ts";
import { inTransaction } from "../in-transaction.ts";
import { createMailKey, endWhatWasAsked, type FoundKey, readMailLink, takeMailLink } from "../mail-keys.ts";
import { endNotMeLinks, undoSchema } from "../not-me-links.ts";
import { endWaysIn, holdAddress, listWaysIn, lockAccount } from "../ways-in.ts";
import { staleIfTaken, staleLink } from "./stale-link.ts";

/** The kinds with which somebody can sign in. The others reach what is in the account, but cannot change how it is entered. */
const SIGNS_IN: readonly WayKind[] = ["password", "sessions", "second-factor", "passkey", "identity"];

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
