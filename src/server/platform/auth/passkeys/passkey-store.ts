// The statements about passkeys.
import type pg from "pg";
import type { PasskeyOutput } from "#contract/credentials.ts";
import { PASSKEYS } from "#contract/second-factor.ts";
import type { Vault } from "../../crypto/vault.ts";
import type { Post } from "../../letters/post.ts";
import { addWayIn } from "../add-way-in.ts";
import type { Entry } from "../entry.ts";
import { removeWayIn } from "../last-way-in.ts";
import { accountChanged } from "../waiting-letters.ts";

export interface PasskeyServices {
  database: { authPool: pg.Pool };
  vault: Pick<Vault, "keyOf" | "keyToShow">;
}

export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  /** The public key in COSE form, as base64url. */
  publicKey: string;
  counter: number;
  transports: string;
}

interface PasskeyRow {
  id: string;
  sealedName: string;
  createdAt: Date;
  usedAt: Date | null;
}

const placeOf = (userId: string, rowId: string) => ({
  table: "passkey",
  column: "sealed_name",
  userId,
  rowId,
});

/** Returns the passkeys of an account, oldest first. */
export async function listPasskeys(
  { database, vault }: PasskeyServices,
  userId: string,
): Promise<PasskeyOutput[]> {
  const { rows } = await database.authPool.query<PasskeyRow>(
    `select id, sealed_name as "sealedName", created_at as "createdAt", used_at as "usedAt"
     from auth.passkey where user_id = $1 order by created_at, id`,
    [userId],
  );
  if (rows.length === 0) return [];
  const key = await vault.keyToShow(userId);
  return rows.map(({ id, sealedName, createdAt, usedAt }) => {
    const name = key.unseal<string>(sealedName, placeOf(userId, id));
    return {
      id,
      name: name.ok ? name.value : "",
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    };
  });
}

/** Returns what a browser needs to recognise the account's passkeys. */
export async function findCredentialsOf(pool: pg.Pool, userId: string): Promise<StoredPasskey[]> {
  const { rows } = await pool.query<StoredPasskey>(
    `select ${COLUMNS} from auth.passkey p where p.user_id = $1`,
    [userId],
  );
  return rows;
}

/** Returns the passkey with this credential id, and its account's `asked_version`; `null` if nobody has it. */
export async function findPasskey(
  pool: pg.Pool,
  credentialId: string,
): Promise<(StoredPasskey & Entry) | null> {
  const { rows } = await pool.query<StoredPasskey & Entry>(
    `select ${COLUMNS}, u.asked_version as "askedVersion"
     from auth.passkey p join auth."user" u on u.id = p.user_id where p.credential_id = $1`,
    [credentialId],
  );
  return rows[0] ?? null;
}

const COLUMNS = `p.id, p.user_id as "userId", p.credential_id as "credentialId", p.public_key as "publicKey",
  p.counter::float8 as counter, p.transports`;

type NewPasskey = StoredPasskey & { sessionId: string; name: string; now: Date };

/** Stores a passkey and writes to the account's owner. Returns whether it was stored: not if somebody has it already, or the account has too many. */
export async function addPasskey(
  { database, vault, post }: PasskeyServices & { post: Post },
  { id, userId, sessionId, credentialId, publicKey, counter, transports, name, now }: NewPasskey,
): Promise<boolean> {
  const sealedName = (await vault.keyOf(userId)).seal(name, placeOf(userId, id));
  const letter = accountChanged(userId, "passkey-added", id);
  const add = async (client: pg.PoolClient) => {
    const { rowCount } = await client.query(
      `insert into auth.passkey
         (id, user_id, credential_id, public_key, counter, transports, sealed_name, created_at)
       select $1, $2, $3, $4, $5, $6, $7, $8
       where (select count(*) from auth.passkey where user_id = $2) < ${PASSKEYS}
       on conflict (credential_id) do nothing`,
      [id, userId, credentialId, publicKey, counter, transports, sealedName, now],
    );
    return rowCount === 1;
  };
  return await addWayIn({ pool: database.authPool, post }, { userId, sessionId }, { letter, add });
}

/** Notes a sign-in. Returns whether the counter of signatures allows it: a copied passkey counts from a lower number. */
export async function notePasskeyUse(
  pool: pg.Pool,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update auth.passkey set counter = $2, used_at = $3
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, now],
  );
  return rowCount === 1;
}

/** Removes a passkey. `last`: it was not removed, because it is the last way to sign in to the account. */
export async function removePasskey(
  pool: pg.Pool,
  { userId, id, hasWallets }: { userId: string; id: string; hasWallets: boolean },
): Promise<"removed" | "last" | "unknown"> {
  return await removeWayIn(pool, { userId, hasWallets }, async (client) => {
    const { rowCount } = await client.query("delete from auth.passkey where user_id = $1 and id = $2", [
      userId,
      id,
    ]);
    return rowCount ?? 0;
  });
}
