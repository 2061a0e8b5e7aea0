/** Sets a new password for somebody who is signed in, after a proof. An account that never had one gets its first. */
import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { Post } from "../../letters/post.ts";
import { readAccountsOfAddress } from "../accounts-of-address.ts";
import { addressOfAccount, checkPresentPassword } from "../change-address.ts";
import { endOtherSessions } from "../end-sessions.ts";
import { endWhatWasAsked } from "../mail-keys.ts";
import { hashPassword } from "../password-hash.ts";
import { checkNewPassword } from "../password-rules.ts";
import { requireProofOf } from "../require-proof.ts";
import { accountChanged } from "../waiting-letters.ts";
import { endWaysIn, listWaysIn } from "../ways-in.ts";
import { keepField } from "./kept-ways.ts";
import { memberOf, membershipOf } from "./member-of.ts";

/** What a new password does not end: itself, this session, and a second factor, which takes a code to turn off. */
const OF_THE_SESSION = ["password", "sessions", "second-factor"];

/**
 * A plugin whose endpoint replaces the library's. It ends every other session and whatever else opens the account or reads
 * from it, except what the person keeps.
 */
export function newPassword({ pool, clock, post }: { pool: pg.Pool; clock: Clock; post: Post }) {
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
          const { internalAdapter } = ctx.context;
          if (await internalAdapter.findCredentialAccount(user.id))
            await internalAdapter.updatePassword(user.id, hash);
          else
            await internalAdapter.linkAccount({
              ...{ userId: user.id, accountId: user.id, password: hash },
              providerId: "credential",
            });
          await endWaysIn(pool, { userId: user.id, keep: [...keep, ...OF_THE_SESSION], now: clock.now() });
          await endWhatWasAsked(pool, user.id);
          await endOtherSessions(pool, { userId: user.id, sessionId: session.id });
          await post.write(accountChanged(user.id, "password-set"));
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
