// The tables of the second factor and of passkeys, in the schema of accounts.
import { bigint, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { user } from "./auth.ts";
import { auth, instant } from "./schemas.ts";

/** The one-time codes (TOTP) of an account. They guard sign-in once `confirmed_at` is set. */
export const secondFactor = auth.table("second_factor", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** The secret of the codes, encrypted with the person's data key. */
  sealed: text("sealed").notNull(),
  /** The time step of the newest code that was used. Codes of this step and of earlier ones are refused. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  /** The number of tries since `tries_since` without a right code. */
  tries: integer("tries").notNull().default(0),
  triesSince: instant("tries_since").notNull(),
  /** The time of the first right code; null while the person is still setting it up. */
  confirmedAt: instant("confirmed_at"),
  createdAt: instant("created_at").notNull(),
});

/** An unused recovery code. Its row is deleted when it is used. */
export const recoveryCode = auth.table(
  "recovery_code",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => secondFactor.userId, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const passkey = auth.table(
  "passkey",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    credentialId: text("credential_id").notNull().unique("passkey_credential"),
    /** The public key in COSE form, as base64url. */
    publicKey: text("public_key").notNull(),
    /** The number of signatures, from authenticators that count them; 0 from all others. */
    counter: bigint("counter", { mode: "number" }).notNull().default(0),
    /** How the browser can reach the authenticator, separated by commas. */
    transports: text("transports").notNull().default(""),
    /** The name that the person gave it, encrypted with the person's data key. */
    sealedName: text("sealed_name").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("passkey_user").on(table.userId)],
);
