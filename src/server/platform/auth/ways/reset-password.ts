/**
 * Sets a new password by a letter's link. The same request ends whatever else can open the account or read from it, except
 * what the person chose to keep.
 */
import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import { insertLetters } from "../../letters/letters.queries.ts";
import type { Post } from "../../letters/post.ts";
import { readAccountsOfAddress } from "../accounts-of-address.ts";
import { readMailLink, takeMailLink } from "../mail-keys.ts";
import { hashPassword } from "../password-hash.ts";
import { checkNewPassword } from "../password-rules.ts";
import { accountChanged } from "../waiting-letters.ts";
import { listWaysIn } from "../ways-in.ts";
import { insertPassword } from "./insert-password.ts";
import { handOver, keepField } from "./kept-ways.ts";
import { staleLink } from "./stale-link.ts";

interface ResetServices {
  pool: pg.Pool;
  clock: Clock;
  post: Post;
}

/** The kinds that a new password always ends. */
const ALWAYS_ENDED = ["password", "sessions"];

/** A plugin whose endpoint replaces the library's, and one that lists what the account has. */
export function resetPassword(services: ResetServices) {
  const { pool, clock, post } = services;
  return {
    id: "reset-password",
    endpoints: {
      listWaysOfReset: createAuthEndpoint(
        "/reset-password/ways",
        { method: "POST", body: z.object({ token: z.string() }) },
        async (ctx) => {
          const found = await readMailLink(pool, "reset", ctx.body.token);
          if (!found) throw staleLink();
          const ways = await listWaysIn(pool, found.userId, clock.now());
          return ctx.json({ ways: ways.filter(({ kind }) => !ALWAYS_ENDED.includes(kind)) });
        },
      ),
      resetPassword: createAuthEndpoint(
        "/reset-password",
        {
          method: "POST",
          body: z.object({ token: z.string(), newPassword: z.string(), keep: keepField }),
        },
        async (ctx) => {
          const { token, newPassword, keep = [] } = ctx.body;
          const found = await readMailLink(pool, "reset", token);
          if (!found) throw staleLink();
          const { userId, address } = found;
          checkNewPassword(newPassword, address);
          const { salt } = await readAccountsOfAddress(pool, address, null);
          const hash = await hashPassword(newPassword, salt);
          const now = clock.now();
          const kept = keep.filter((id) => !ALWAYS_ENDED.includes(id));
          const letter = post.seal(accountChanged(userId, "password-set"));
          const entry = await handOver(pool, {
            userId,
            now,
            keep: kept,
            spend: async (client) => (await takeMailLink(client, "reset", token)) !== null,
            finish: async (client) => {
              await insertPassword(client, { userId, hash, now });
              await insertLetters(client, [letter]);
            },
          });
          if (!entry) throw staleLink();
          post.written(letter.id);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
