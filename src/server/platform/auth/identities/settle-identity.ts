/** Finds or creates the account of an identity that a provider or a wallet proved. */
import type pg from "pg";
import { isUniqueViolation, withoutStatementValues } from "../../db/database-error.ts";
import { newId } from "../../db/ids.ts";
import { refusal } from "../../errors/app-error.ts";
import { type Adder, addWayIn } from "../add-way-in.ts";
import { NO_ADDRESS_DOMAIN } from "../auth-names.ts";
import { createAccount, takeOffList } from "../create-account.ts";
import type { Entry } from "../entry.ts";
import { inTransaction } from "../in-transaction.ts";
import type { SignInServices } from "../sign-in-services.ts";
import { accountChanged } from "../waiting-letters.ts";
import type { Identity } from "./provider.ts";

/** If several sign-ins of one new identity race, all but one find its account when they try again. */
const ATTEMPTS = 2;

interface FoundAccount {
  entry: Entry;
  /** Whether the identity still has to be linked, once the account has let the person in. */
  isToLink: boolean;
  /** Whether nobody has confirmed the account's address so far, so that the person must say what to keep of it. */
  isUnconfirmed: boolean;
}

/**
 * Returns the account of an identity. An identity that is new gets the account that holds the same address, if the provider
 * has checked the address; otherwise a new account. `guestId`: the guest whose row becomes a new account.
 */
export async function accountOfIdentity(
  services: SignInServices,
  identity: Identity,
  guestId: string | null,
): Promise<FoundAccount> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await findOwner(services.pool, identity);
    if (known !== null) return { entry: known, isToLink: false, isUnconfirmed: false };
    try {
      return await findByAddressOrCreate(services, identity, guestId);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTaken(error)) throw error;
    }
  }
}

async function findByAddressOrCreate(
  services: SignInServices,
  identity: Identity,
  guestId: string | null,
): Promise<FoundAccount> {
  const { pool, config, clock } = services;
  const proven = identity.isEmailProven ? identity.email : null;
  const { rows } = await pool.query<Entry & { isUnconfirmed: boolean }>(
    `select id as "userId", asked_version as "askedVersion", not email_verified as "isUnconfirmed"
     from auth."user" where email = $1 and not is_guest`,
    [proven],
  );
  const [holder] = rows;
  if (holder) {
    const { userId, askedVersion, isUnconfirmed } = holder;
    return { entry: { userId, askedVersion }, isToLink: true, isUnconfirmed };
  }
  if (config.waitlist) throw refusal("waitlist");
  const email = proven ?? `${newId()}@${NO_ADDRESS_DOMAIN}`;
  const entry = await inTransaction(pool, async (client) => {
    const isConfirmed = proven !== null;
    const made = await createAccount(client, { email, isConfirmed, guestId, now: clock.now() });
    const isAdded = await addIdentity(client, { id: newId(), userId: made.userId, identity });
    if (!isAdded) throw new IdentityTaken();
    return made;
  });
  await takeOffList(services, email);
  return { entry, isToLink: false, isUnconfirmed: false };
}

/** Thrown to roll back an account whose identity another request has stored meanwhile. */
class IdentityTaken extends Error {}

/**
 * Gives an identity to an account, and writes to its owner. Throws if it belongs to another account, or the adder was signed
 * out meanwhile.
 */
export async function linkIdentity(
  { pool, post }: Pick<SignInServices, "pool" | "post">,
  adder: Adder,
  identity: Identity,
): Promise<void> {
  const { userId } = adder;
  if ((await findOwner(pool, identity)) === null) {
    const id = newId();
    await addWayIn({ pool, post }, adder, {
      letter: accountChanged(userId, "identity-added", id),
      add: (client) => addIdentity(client, { id, userId, identity }),
    });
  }
  if ((await findOwner(pool, identity))?.userId !== userId) throw refusal("identity_taken");
}

async function findOwner(pool: pg.Pool, { providerId, subject }: Identity): Promise<Entry | null> {
  const { rows } = await pool.query<Entry>(
    `select u.id as "userId", u.asked_version as "askedVersion"
     from auth.account a join auth."user" u on u.id = a.user_id where a.provider_id = $1 and a.account_id = $2`,
    [providerId, subject],
  );
  return rows[0] ?? null;
}

/** Returns whether the identity was added: not if an account got it meanwhile. */
async function addIdentity(
  client: pg.PoolClient,
  { id, userId, identity: { providerId, subject } }: { id: string; userId: string; identity: Identity },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into auth.account (id, user_id, provider_id, account_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5) on conflict do nothing`,
    [id, userId, providerId, subject, new Date()],
  );
  return rowCount === 1;
}

function isTaken(error: unknown): boolean {
  return error instanceof IdentityTaken || isUniqueViolation(withoutStatementValues(error), "user_email");
}
