// The tables of accounts: people, their sessions and what opens an account, limits, and letters.
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { auth, instant } from "./schemas.ts";

/** A guest has a row with an address at `guests.invalid`. Signing up updates the same row. */
export const user = auth.table(
  "user",
  {
    id: uuid("id").primaryKey(),
    /** It stays empty, since a person's name is in the encrypted profile. */
    name: text("name").notNull(),
    email: text("email").notNull().unique("user_email"),
    /** How an account without an address signed up, where another held the address (docs/decisions/141). Nothing reads it. */
    claimedEmail: text("claimed_email"),
    emailVerified: boolean("email_verified").notNull().default(false),
    /** Counts up when what letters opened before must no longer work, see `mail-keys.ts`. */
    askedVersion: integer("asked_version").notNull().default(0),
    image: text("image"),
    isGuest: boolean("is_guest").notNull().default(false),
    isAdmin: boolean("is_admin").notNull().default(false),
    /** Premium without an end, given by the operator. */
    isPremium: boolean("is_premium").notNull().default(false),
    /** The end of the Premium that an administrator granted. */
    premiumGrantedUntil: instant("premium_granted_until"),
    /** The end of the Premium that the account's subscription pays for, its grace included. */
    premiumPaidUntil: instant("premium_paid_until"),
    /** When an administrator disabled the account; its sessions are not valid meanwhile. */
    disabledAt: instant("disabled_at"),
    /** When a guest signed up and this row became an account; null for accounts that never were guests. */
    guestUntil: instant("guest_until"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("user_guests").on(table.createdAt).where(sql`is_guest`),
    index("user_claims").on(table.claimedEmail).where(sql`claimed_email is not null`),
    index("user_email_beginning").on(sql`email text_pattern_ops`),
  ],
);

export const session = auth.table(
  "session",
  {
    id: uuid("id").primaryKey(),
    /** The hash of the token, see `session-token.ts`. */
    token: text("token").notNull().unique("session_token"),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** The browser's time zone at the sign-in, such as `Europe/Berlin`. */
    timeZone: text("time_zone"),
    /** When the person last proved who they are: at the sign-in, or when asked again. */
    provenAt: instant("proven_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("session_user").on(table.userId), index("session_for_jobs").on(table.expiresAt)],
);

/**
 * A way to sign in to an account: a password, stored as its scrypt hash, or an identity at a provider. The tokens of
 * providers are not stored.
 */
export const account = auth.table(
  "account",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("account_user").on(table.userId),
    uniqueIndex("account_identity")
      .on(table.providerId, table.accountId)
      .where(sql`provider_id <> 'credential'`),
  ],
);

export const verification = auth.table(
  "verification",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("verification_identifier").on(table.identifier),
    index("verification_for_jobs").on(table.expiresAt),
  ],
);

/** The newest code or link of an account for each purpose, see `mail-keys.ts`. */
export const mailCode = auth.table(
  "mail_code",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    purpose: text("purpose").notNull(),
    codeHash: text("code_hash"),
    linkHash: text("link_hash").unique("mail_code_link"),
    /** The `asked_version` that the account had. Where the account has another by now, the code and the link are dead. */
    askedVersion: integer("asked_version").notNull().default(0),
    /** What a link does besides what its purpose says, such as the new address. */
    content: text("content"),
    tries: integer("tries").notNull().default(0),
    usedAt: instant("used_at"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index("mail_code_for_jobs").on(table.expiresAt),
  ],
);

/** Counts calls per network and endpoint, and sign-in tries per account. */
export const rateLimit = auth.table(
  "rate_limit",
  {
    id: uuid("id").primaryKey(),
    key: text("key").notNull().unique("rate_limit_key"),
    count: integer("count").notNull(),
    /** The time of the first counted call, in milliseconds since the epoch. */
    lastRequest: bigint("last_request", { mode: "number" }).notNull(),
  },
  (table) => [index("rate_limit_for_jobs").on(table.lastRequest)],
);

/** A pending move of a guest's rows to an account. The row stays until the move succeeds. */
export const guestMove = auth.table(
  "guest_move",
  {
    fromUserId: uuid("from_user_id").primaryKey(),
    toUserId: uuid("to_user_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("guest_move_to").on(table.toUserId)],
);

/** The account that a guest's rows moved to, so that a reading that was running can continue there. */
export const movedGuest = auth.table(
  "moved_guest",
  {
    fromUserId: uuid("from_user_id").primaryKey(),
    toUserId: uuid("to_user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    movedAt: instant("moved_at").notNull(),
  },
  (table) => [index("moved_guest_to").on(table.toUserId), index("moved_guest_for_jobs").on(table.movedAt)],
);

/** A letter that is not sent yet. `platform/letters` reads and writes it. */
export const letter = auth.table(
  "letter",
  {
    id: uuid("id").primaryKey(),
    /** The content and the recipient of a letter, encrypted. */
    sealed: text("sealed").notNull(),
    tries: integer("tries").notNull().default(0),
    /** The time until which only the process that claimed the letter may send it. */
    claimedUntil: instant("claimed_until"),
    /** The time at which a letter was given up, after its last try failed. */
    givenUpAt: instant("given_up_at"),
    /** Whether this is a message to a webhook, which a queue of its own sends. */
    isWebhook: boolean("is_webhook").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("letter_oldest").on(table.createdAt),
    index("letter_oldest_webhook").on(table.createdAt).where(sql`is_webhook`),
    index("letter_given_up_for_jobs").on(table.givenUpAt).where(sql`given_up_at is not null`),
  ],
);

/** The number of writes of a person in the minute since `since`. */
export const writeCount = auth.table(
  "write_count",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    since: instant("since").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [index("write_count_for_jobs").on(table.since)],
);
