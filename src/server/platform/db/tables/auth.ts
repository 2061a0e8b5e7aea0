// The auth library's tables, in its own names for the columns' properties, and what we keep beside them.
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { auth, instant } from "./schemas.ts";

/** A guest has a row of their own, with an address at `guests.invalid`; signing up fills in the same row. */
export const user = auth.table(
  "user",
  {
    id: uuid("id").primaryKey(),
    /** The library wants one; what a person is called is in the sealed profile, so this stays empty. */
    name: text("name").notNull(),
    email: text("email").notNull().unique("user_email"),
    /** The address that this account was signed up for with, where another account holds it. */
    claimedEmail: text("claimed_email"),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    isGuest: boolean("is_guest").notNull().default(false),
    isAdmin: boolean("is_admin").notNull().default(false),
    isPremium: boolean("is_premium").notNull().default(false),
    /** When a guest signed up and this row became an account; null for accounts that were never a guest's. */
    guestUntil: instant("guest_until"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("user_guests").on(table.createdAt).where(sql`is_guest`),
    index("user_claims").on(table.claimedEmail).where(sql`claimed_email is not null`),
  ],
);

export const session = auth.table(
  "session",
  {
    id: uuid("id").primaryKey(),
    token: text("token").notNull().unique("session_token"),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("session_user").on(table.userId)],
);

/** A way to sign in; a password stands here as its scrypt hash. */
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
  (table) => [index("account_user").on(table.userId)],
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
  (table) => [index("verification_identifier").on(table.identifier)],
);

/** Calls per network and address of the library, and per account for sign-ins. */
export const rateLimit = auth.table("rate_limit", {
  id: uuid("id").primaryKey(),
  key: text("key").notNull().unique("rate_limit_key"),
  count: integer("count").notNull(),
  /** Milliseconds since the epoch. */
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** A guest whose rows are owed to an account. Stays until the move has succeeded. */
export const guestMove = auth.table(
  "guest_move",
  {
    fromUserId: uuid("from_user_id").primaryKey(),
    toUserId: uuid("to_user_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("guest_move_to").on(table.toUserId)],
);

/** Which account the rows of a guest moved to: a reading that was running at that moment goes on there. */
export const movedGuest = auth.table(
  "moved_guest",
  {
    fromUserId: uuid("from_user_id").primaryKey(),
    toUserId: uuid("to_user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    movedAt: instant("moved_at").notNull(),
  },
  (table) => [index("moved_guest_to").on(table.toUserId)],
);

/** A letter that is not sent yet; `platform/letters` reads and writes it. */
export const letter = auth.table(
  "letter",
  {
    id: uuid("id").primaryKey(),
    /** What to write and to whom, sealed. */
    sealed: text("sealed").notNull(),
    tries: integer("tries").notNull().default(0),
    /** Until then the process that sends it now has it to itself. */
    claimedUntil: instant("claimed_until"),
    /** Set when the last try failed. */
    givenUpAt: instant("given_up_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("letter_oldest").on(table.createdAt)],
);

/** How many writes a person has made in the minute since `since`. */
export const writeCount = auth.table("write_count", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  since: instant("since").notNull(),
  count: integer("count").notNull(),
});
