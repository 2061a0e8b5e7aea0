// The accounts' letters. A request stores what is needed; the letter is composed when it is sent. The address
// and the link are made only then, so that a delayed letter has no expired link.

import { createEmailVerificationToken } from "better-auth/api";
import type pg from "pg";
import { HOUR_S } from "#domain/time.ts";
import { newSecretToken } from "../crypto/secret-token.ts";
import { newId } from "../db/ids.ts";
import type { LetterContent } from "../letters/letter-content.ts";
import type { Composer } from "../letters/post.ts";
import { isAccountChange } from "./account-changes.ts";
import { NO_ADDRESS_DOMAIN } from "./auth-names.ts";
import { storedResetToken } from "./invitations.ts";
import {
  accountChangedLetter,
  addressChangeWarningLetter,
  goodbyeLetter,
  knownAddressLetter,
  newAddressLetter,
  proofLetter,
  resetLetter,
  signInLetter,
  verificationLetter,
} from "./letters.ts";
import { createMailCode } from "./mail-codes.ts";

const LINK_KEPT_S = HOUR_S;

interface ComposeServices {
  pool: Pick<pg.Pool, "query">;
  appUrl: string;
  secret: string;
}

interface Holder {
  id: string;
  email: string;
  /** The address with which this account signed up although another account holds it; `null` for other accounts. */
  claimedEmail: string | null;
  isVerified: boolean;
}

export function authComposers(services: ComposeServices): Record<string, Composer> {
  return {
    reset: ({ email, returnTo }) =>
      forHolderOf(services, email, (holder) => composeReset(services, holder, returnTo)),
    "sign-in": ({ email, returnTo }) =>
      forHolderOf(services, email, (holder) => composeSignIn(services, holder, returnTo)),
    proof: ({ userId }) => forUser(services, userId, (holder) => composeProof(services, holder)),
    "verification-of-address": ({ email, returnTo }) =>
      forHolderOf(services, email, (holder) => composeVerification(services, holder, returnTo)),
    verification: ({ userId, returnTo }) =>
      forUser(services, userId, async (holder) => {
        const { claimedEmail } = holder;
        if (claimedEmail === null) return await composeVerification(services, holder, returnTo);
        await giveFreeAddress(services, claimedEmail);
        return await forUser(services, holder.id, async (now) =>
          now.claimedEmail === null
            ? await composeVerification(services, now, returnTo)
            : knownAddressLetter(claimedEmail, `${services.appUrl}/login`),
        );
      }),
    "new-address": ({ userId, newEmail, returnTo }) =>
      // This letter goes to the new address, so the account need not have one yet.
      forUser(services, userId, (holder) => composeNewAddress(services, holder, { newEmail, returnTo }), ""),
    "address-leaves": ({ userId }) =>
      forUser(services, userId, async ({ email, claimedEmail }) =>
        claimedEmail === null ? addressChangeWarningLetter(email) : null,
      ),
    "account-changed": ({ userId, change = "" }) =>
      forUser(services, userId, (holder) => composeAccountChanged(services, holder, change)),
    goodbye: async ({ email }) => goodbyeLetter(email ?? ""),
  };
}

type Compose = (holder: Holder) => Promise<LetterContent | null>;

const SELECT_HOLDER = `select id, email, claimed_email as "claimedEmail", email_verified as "isVerified"
  from auth."user" where not is_guest and`;
/** The condition that the account has an address, so that a letter can reach it. */
const HAS_ADDRESS = `email not like '%@${NO_ADDRESS_DOMAIN}' and`;

async function forHolderOf(services: ComposeServices, email: string | undefined, compose: Compose) {
  await giveFreeAddress(services, email);
  const { rows } = await services.pool.query<Holder>(`${SELECT_HOLDER} ${HAS_ADDRESS} email = $1`, [email]);
  return rows[0] ? await compose(rows[0]) : null;
}

async function forUser(
  { pool }: ComposeServices,
  userId: string | undefined,
  compose: Compose,
  condition = HAS_ADDRESS,
) {
  const { rows } = await pool.query<Holder>(`${SELECT_HOLDER} ${condition} id = $1`, [userId]);
  return rows[0] ? await compose(rows[0]) : null;
}

/** Gives an address that no account holds any more to the first account that claims it. */
async function giveFreeAddress({ pool }: ComposeServices, email: string | undefined): Promise<void> {
  await pool.query(
    `update auth."user" set email = claimed_email, claimed_email = null
     where id = (select id from auth."user" where claimed_email = $1 order by created_at, id limit 1)
       and not exists (select from auth."user" where email = $1)`,
    [email],
  );
}

/**
 * Creates the letter for a password reset. Stores the token's hash in the auth library's own format, because the library
 * reads it when the link is opened and the password is set.
 */
async function composeReset(
  { pool, appUrl }: ComposeServices,
  holder: Holder,
  returnTo?: string,
): Promise<LetterContent> {
  const token = newSecretToken();
  // Uses the system clock because the auth library checks the expiry against it.
  const now = Date.now();
  await pool.query(
    `insert into auth.verification (id, identifier, value, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [newId(), storedResetToken(token), holder.id, new Date(now + LINK_KEPT_S * 1000), new Date(now)],
  );
  const query = new URLSearchParams({ callbackURL: returnTo || "/" });
  return resetLetter(holder.email, `${appUrl}/api/auth/reset-password/${token}?${query}`);
}

async function composeVerification(
  { appUrl, secret }: ComposeServices,
  { id, email, isVerified }: Holder,
  returnTo: string | undefined,
): Promise<LetterContent | null> {
  if (isVerified) return null;
  const token = await createEmailVerificationToken(secret, email, undefined, LINK_KEPT_S, { userId: id });
  return verificationLetter(email, linkOf(appUrl, token, returnTo));
}

/**
 * Composes the letter for a change of address. Returns `null`, so that no letter is sent, where the new
 * address belongs to an account.
 */
async function composeNewAddress(
  { pool, appUrl, secret }: ComposeServices,
  { id, email }: Holder,
  { newEmail = "", returnTo }: { newEmail: string | undefined; returnTo: string | undefined },
): Promise<LetterContent | null> {
  const { rowCount } = await pool.query(`select from auth."user" where email = $1`, [newEmail]);
  if (rowCount) return null;
  // The address alone may be another account's by the time the link is opened.
  const asked = { requestType: "change-email-verification", userId: id };
  const token = await createEmailVerificationToken(secret, email, newEmail, LINK_KEPT_S, asked);
  return newAddressLetter(newEmail, linkOf(appUrl, token, returnTo));
}

function linkOf(appUrl: string, token: string, returnTo: string | undefined): string {
  return pageLink(appUrl, "/confirm-address", { token, to: returnTo || "/" });
}

async function composeSignIn(
  services: ComposeServices,
  { id, email }: Holder,
  returnTo: string | undefined,
): Promise<LetterContent> {
  const { code, token } = await createMailCode(services, { userId: id, address: email, purpose: "sign-in" });
  const url = pageLink(services.appUrl, "/enter", { token, to: returnTo || "/" });
  return signInLetter(email, url, code);
}

/** Returns `null` for an account that only claims its address, because the address may be another person's. */
async function composeProof(services: ComposeServices, holder: Holder): Promise<LetterContent | null> {
  const { id, email, claimedEmail } = holder;
  if (claimedEmail !== null) return null;
  const { code } = await createMailCode(services, { userId: id, address: email, purpose: "proof" });
  return proofLetter(email, code);
}

/** Returns `null` for an address that the account has not confirmed, because it may be another person's. */
async function composeAccountChanged(
  { appUrl }: ComposeServices,
  { email, claimedEmail, isVerified }: Holder,
  change: string,
): Promise<LetterContent | null> {
  if (!isVerified || claimedEmail !== null || !isAccountChange(change)) return null;
  return accountChangedLetter(email, `${appUrl}/preferences`, change);
}

/**
 * Returns the link to a page on which a tap acts. The token stands behind the `#`, so that programs that open links do
 * nothing, and no log of requests has it.
 */
function pageLink(appUrl: string, page: string, parts: Record<string, string>): string {
  return `${appUrl}${page}#${new URLSearchParams(parts)}`;
}
