import type { Duck } from "./ai/duck.ts";
import type { Auth } from "./auth/auth.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Vault } from "./crypto/vault.ts";
import type { Database } from "./db/database.ts";
import type { Post } from "./letters/post.ts";
import type { Logger } from "./log/log.ts";
import type { Mail } from "./mail/mail.ts";
import type { Metrics } from "./metrics.ts";
import type { GrantSeal } from "./notion/grant-seal.ts";
import type { Notion } from "./notion/notion.ts";
import type { Random } from "./random.ts";
import type { Live } from "./realtime/live.ts";
import type { HelpCounts } from "./safety/help-counts.ts";
import type { Storage } from "./storage/storage.ts";
import type { Payments } from "./stripe/payments.ts";

/** The dependencies of every feature. A feature that needs more names it: `Services & { deck: Deck }`. */
export interface Services {
  config: Config;
  log: Logger;
  database: Database;
  vault: Vault;
  duck: Duck;
  clock: Clock;
  random: Random;
  mail: Mail;
  /** Without `write`: a feature stores a letter together with what it tells of (`seal`, `writeWithin`). */
  post: Omit<Post, "write">;
  auth: Auth;
  metrics: Metrics;
  helpCounts: HelpCounts;
  live: Live;
  storage: Storage;
  /** The payment service; `null` where nothing is for sale. */
  payments: Payments | null;
  /** Notion; `null` where the server has no client of it. */
  notion: Notion | null;
  /** Encrypts what outlives a person: the tokens that Notion has yet to end. */
  grantSeal: GrantSeal;
}
