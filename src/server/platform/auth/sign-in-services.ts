import type pg from "pg";
import type { Config } from "../config.ts";
import type { Post, WaitingLetter } from "../letters/post.ts";
import type { Live } from "../realtime/live.ts";
import { createIdentitySeal, type IdentitySeal } from "./identities/identity-seal.ts";
import { createKnownDevices, type KnownDevices } from "./known-device.ts";
import type { MoveServices } from "./move-guest.ts";
import { removeUser } from "./remove-user.ts";
import { type SessionCookies, sessionCookiesOf } from "./session-cookie.ts";

/** What the ways to sign in work with. */
export interface SignInServices extends MoveServices {
  config: Pick<
    Config,
    "appUrl" | "waitlist" | "trustProxy" | "smtpUrl" | "identityPrivateHosts" | "walletSignIn"
  >;
  pool: pg.Pool;
  post: Post;
  secret: string;
  live: Pick<Live, "sessionsChanged">;
  cookies: SessionCookies;
  devices: KnownDevices;
  seal: IdentitySeal;
  removeUser: (userId: string, letter?: WaitingLetter) => Promise<boolean>;
}

type Given = Omit<SignInServices, "pool" | "cookies" | "devices" | "seal" | "removeUser">;

export function createSignInServices(given: Given): SignInServices {
  const { config, secret, database, post, live } = given;
  const pool = database.authPool;
  const cookies = sessionCookiesOf(config.appUrl);
  return {
    ...given,
    pool,
    cookies,
    devices: createKnownDevices({ secret, cookies }),
    seal: createIdentitySeal(secret),
    async removeUser(userId, letter) {
      const wasThere = await removeUser({ pool, post }, userId, letter);
      live.sessionsChanged({ userId });
      return wasThere;
    },
  };
}
