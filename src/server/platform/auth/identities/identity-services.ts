import type pg from "pg";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { Post } from "../../letters/post.ts";
import type { Logger } from "../../log/log.ts";
import { type SessionCookies, sessionCookiesOf } from "../session-cookie.ts";
import { createIdentitySeal, type IdentitySeal } from "./identity-seal.ts";

/** What the ways to sign in with an identity work with. */
export interface IdentityServices {
  config: Pick<Config, "appUrl" | "waitlist" | "trustProxy" | "identityPrivateHosts" | "walletSignIn">;
  pool: pg.Pool;
  log: Logger;
  clock: Clock;
  post: Post;
  seal: IdentitySeal;
  cookies: SessionCookies;
}

export function identityServicesOf({
  config,
  database,
  log,
  clock,
  post,
  secret,
}: Pick<IdentityServices, "config" | "log" | "clock" | "post"> & {
  database: { authPool: pg.Pool };
  secret: string;
}): IdentityServices {
  const cookies = sessionCookiesOf(config.appUrl);
  return { config, log, clock, post, cookies, pool: database.authPool, seal: createIdentitySeal(secret) };
}
