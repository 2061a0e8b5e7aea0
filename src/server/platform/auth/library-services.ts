/** What the auth library and the ways to sign in work with. */
import type { Config } from "../config.ts";
import type { Post } from "../letters/post.ts";
import type { MoveServices } from "./move-guest.ts";

export interface LibraryServices extends MoveServices {
  config: Pick<Config, "appUrl" | "waitlist" | "trustProxy" | "identityPrivateHosts" | "walletSignIn">;
  post: Post;
  secret: string;
}
