import { checkInComposers } from "./features/check-ins/compose-letters.ts";
import { promiseComposers } from "./features/promises/compose-letters.ts";
import { waitlistComposers } from "./features/waitlist/compose-letters.ts";
import { authComposers } from "./platform/auth/compose-letters.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import { createPost, type Post, type PostContext } from "./platform/letters/post.ts";

export type OpenPostContext = Omit<PostContext, "pool" | "composers"> & {
  config: Pick<Config, "appUrl">;
  database: Pick<Database, "authPool">;
};

/** Creates the mail queue with all letter composers, for the server and for commands that run beside it. */
export function openPost({ config, database, ...context }: OpenPostContext): Post {
  const services = { pool: database.authPool, appUrl: config.appUrl };
  const composers = {
    ...authComposers({ ...services, secret: context.secret }),
    ...checkInComposers(services),
    ...promiseComposers(services),
    ...waitlistComposers({ ...services, clock: context.clock }),
  };
  return createPost({ ...context, pool: services.pool, composers });
}
