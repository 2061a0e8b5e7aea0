import { billingComposers } from "./features/billing/compose-letters.ts";
import { checkInComposers } from "./features/check-ins/compose-letters.ts";
import { programComposers } from "./features/programs/compose-letters.ts";
import { reportComposers } from "./features/reports/compose-letters.ts";
import { waitlistComposers } from "./features/waitlist/compose-letters.ts";
import { authComposers } from "./platform/auth/compose-letters.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import { type Composer, createPost, type Post, type PostContext } from "./platform/letters/post.ts";
import { createStopLinks } from "./platform/letters/stop-links.ts";

export type OpenPostContext = Omit<PostContext, "pool" | "composers"> & {
  config: Pick<Config, "appUrl">;
  database: Pick<Database, "authPool" | "batch">;
  /** Composers that only some callers can provide, because they need services that a command does not have. */
  more?: Record<string, Composer>;
};

/** Creates the mail queue with the letter composers, for the server and for commands that run beside it. */
export function openPost({ config, database, more, ...context }: OpenPostContext): Post {
  const stopLinks = createStopLinks({ appUrl: config.appUrl, secret: context.secret });
  const services = { pool: database.authPool, appUrl: config.appUrl, stopLinks };
  const composers = {
    ...authComposers({ ...services, secret: context.secret }),
    ...checkInComposers({ ...services, database, clock: context.clock }),
    ...reportComposers(services),
    ...billingComposers({ ...services, database }),
    ...programComposers(services),
    ...waitlistComposers({ ...services, clock: context.clock }),
    ...more,
  };
  return createPost({ ...context, pool: services.pool, composers });
}
