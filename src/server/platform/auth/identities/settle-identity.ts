/** Finds or creates the account of an identity that a provider or a wallet proved. */
import { runWithTransaction } from "@better-auth/core/context";
import type pg from "pg";
import { isUniqueViolation, withoutStatementValues } from "../../db/database-error.ts";
import { newId } from "../../db/ids.ts";
import { type Adder, addWayIn } from "../add-way-in.ts";
import { NO_ADDRESS_DOMAIN } from "../auth-names.ts";
import { currentGuest, type Entry } from "../guest-context.ts";
import { NEW_ACCOUNT_VERSION } from "../mail-keys.ts";
import type { SignInContext } from "../open-session.ts";
import { accountChanged } from "../waiting-letters.ts";
import type { IdentityServices } from "./identity-services.ts";
import type { Identity } from "./provider.ts";
import { refusal } from "./refusals.ts";

/** If several sign-ins of one new identity race, all but one find its account when they try again. */
const ATTEMPTS = 2;

interface SettleServices {
  pool: pg.Pool;
  /** Whether only invited people may sign up. */
  isWaitlist: boolean;
}

interface FoundAccount extends Entry {
  /** Whether the identity still has to be linked, once the account has let the person in. */
  isToLink: boolean;
  /** Whether nobody has confirmed the account's address so far, so that the person must say what to keep of it. */
  isUnconfirmed: boolean;
}

/**
 * Returns the account of an identity. An identity that is new gets the account that holds the same address, if the provider
 * has checked the address; otherwise a new account. An address that an account only claims opens no account.
 */
export async function accountOfIdentity(
  services: SettleServices,
  ctx: SignInContext,
  identity: Identity,
): Promise<FoundAccount> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await findOwner(services.pool, identity);
    if (known !== null) return { ...known, isToLink: false, isUnconfirmed: false };
    try {
      return await linkByAddressOrCreate(services, ctx, identity);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTaken(error)) throw error;
      currentGuest().isUpgraded = false;
    }
  }
}

async function linkByAddressOrCreate(
  { pool, isWaitlist }: SettleServices,
  ctx: SignInContext,
  identity: Identity,
): Promise<FoundAccount> {
  const email = identity.isEmailProven ? identity.email : null;
  const { rows } = await pool.query<Omit<FoundAccount, "isToLink">>(
    `select id as "userId", asked_version as "askedVersion", not email_verified as "isUnconfirmed"
     from auth."user" where email = $1 and not is_guest`,
    [email],
  );
  const [holder] = rows;
  if (holder) return { ...holder, isToLink: true };
  if (isWaitlist) throw refusal("WAITLIST");
  const { adapter, internalAdapter } = ctx.context;
  return await runWithTransaction(adapter, async () => {
    const user = await internalAdapter.createUser(
      { email: email ?? `${newId()}@${NO_ADDRESS_DOMAIN}`, emailVerified: email !== null, name: "" },
      { method: "identity" },
    );
    const { providerId, subject } = identity;
    await internalAdapter.linkAccount({ userId: user.id, providerId, accountId: subject });
    const entry = { userId: user.id, askedVersion: NEW_ACCOUNT_VERSION };
    return { ...entry, isToLink: false, isUnconfirmed: false };
  });
}

/**
 * Gives an identity to an account, and writes to its owner. Throws if it belongs to another account, or the adder was signed
 * out meanwhile.
 */
export async function linkIdentity(
  { pool, post }: Pick<IdentityServices, "pool" | "post">,
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
  if ((await findOwner(pool, identity))?.userId !== userId) throw refusal("IDENTITY_TAKEN");
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
  const plain = withoutStatementValues(error);
  return isUniqueViolation(plain, "account_identity") || isUniqueViolation(plain, "user_email");
}
