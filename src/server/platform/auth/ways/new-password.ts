/** Sets a new password for somebody who is signed in, after a proof. An account that never had one gets its first. */
import { APIError, createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import { insertLetters } from "../../letters/letters.queries.ts";
import type { Post } from "../../letters/post.ts";
import { readAccountsOfAddress } from "../accounts-of-address.ts";
import { addressOfAccount, checkPresentPassword } from "../change-address.ts";
import { endOtherSessions } from "../end-sessions.ts";
import { changeWaysIn } from "../last-way-in.ts";
import { endWhatWasAsked, type Queryable } from "../mail-keys.ts";
import { endNotMeLinks } from "../not-me-links.ts";
import { hashPassword } from "../password-hash.ts";
import { checkNewPassword } from "../password-rules.ts";
import { requireProofOf } from "../require-proof.ts";
import { accountChanged } from "../waiting-letters.ts";
import { endWaysIn, listWaysIn } from "../ways-in.ts";
import { insertPassword } from "./insert-password.ts";
import { keepField } from "./kept-ways.ts";
import { memberOf, membershipOf } from "./member-of.ts";

/** What a new password does not end: itself, this session, and a second factor, which takes a code to turn off. */
const OF_THE_SESSION = ["password", "sessions", "second-factor"];

interface NewPasswordServices {
  pool: pg.Pool;
  clock: Clock;
  post: Post;
  config: Pick<Config, "walletSignIn">;
}

/**
 * A plugin whose endpoint replaces the library's. It ends every other session and whatever else opens the account or reads
 * from it, except what the person keeps.
 */
export function newPassword({ pool, clock, post, config }: NewPasswordServices) {
  return {
    id: "new-password",
    endpoints: {
      listWaysIn: createAuthEndpoint("/ways-in", { method: "GET" }, async (ctx) => {
        const ways = await listWaysIn(pool, (await memberOf(ctx)).id, clock.now());
        return ctx.json({ ways: ways.filter(({ id }) => !OF_THE_SESSION.includes(id)) });
      }),
      changePassword: createAuthEndpoint(
        "/change-password",
        {
          method: "POST",
          body: z.object({
            newPassword: z.string(),
            currentPassword: z.string().optional(),
            keep: keepField,
          }),
        },
        async (ctx) => {
          const found = await membershipOf(ctx);
          const { user, session } = found;
          const { newPassword: wanted, currentPassword, keep = [] } = ctx.body;
          const address = addressOfAccount(user);
          checkNewPassword(wanted, address);
          if (currentPassword === undefined) requireProofOf(found, clock.now());
          else await checkPresentPassword(pool, user.id, currentPassword);
          const { salt } = await readAccountsOfAddress(pool, address, null);
          const hash = await hashPassword(wanted, salt);
          const now = clock.now();
          const letter = post.seal(accountChanged(user.id, "password-set"));
          const account = { userId: user.id, hasWallets: config.walletSignIn };
          const outcome = await changeWaysIn(pool, account, async (client) => {
            await storePassword(client, { userId: user.id, hash, now });
            await endWaysIn(client, { userId: user.id, keep: [...keep, ...OF_THE_SESSION], now });
            await endWhatWasAsked(client, user.id);
            // The letter about this password brings a new one to the same address, or one of the last hour stays.
            await endNotMeLinks(client, user.id, { sentTo: address, again: "password-set" });
            await endOtherSessions(client, { userId: user.id, sessionId: session.id });
            await insertLetters(client, [letter]);
          });
          if (outcome === "last") throw noWayLeft();
          post.written(letter.id);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Replaces the password of an account, or gives it its first. */
async function storePassword(
  client: Queryable,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<void> {
  const { rowCount } = await client.query(
    "update auth.account set password = $2, updated_at = $3 where user_id = $1 and provider_id = 'credential'",
    [userId, hash, now],
  );
  if (rowCount === 0) await insertPassword(client, { userId, hash, now });
}

function noWayLeft(): APIError {
  return new APIError("CONFLICT", {
    code: "LAST_WAY_IN",
    message:
      "A password opens an account only together with an email address, and this account has none. Keep another way to sign in.",
  });
}
