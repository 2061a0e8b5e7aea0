// The accounts' letters. A request stores what is needed; the letter is composed when it is sent. The address
// and the link are made only then, so that a delayed letter has no expired link.

import type pg from "pg";
import { newId } from "../db/ids.ts";
import type { LetterContent } from "../letters/letter-content.ts";
import type { Composer, PutOff, WaitingLetter } from "../letters/post.ts";
import { isToldChange } from "./account-changes.ts";
import { NO_ADDRESS_DOMAIN } from "./auth-names.ts";
import { createIdentitySeal } from "./identities/identity-seal.ts";
import {
  accountChangedLetter,
  goodbyeLetter,
  knownAddressLetter,
  newAddressLetter,
  proofLetter,
  resetLetter,
  signInLetter,
  verificationLetter,
} from "./letters.ts";
import { type Addressee, createMailCode, createMailKey } from "./mail-keys.ts";
import { turnOf, type Undo } from "./not-me-links.ts";
import { pendingSignUps } from "./pending-sign-up.ts";

interface ComposeServices {
  pool: pg.Pool;
  appUrl: string;
  secret: string;
}

interface Holder extends Addressee {
  email: string;
  isVerified: boolean;
}

export function authComposers(services: ComposeServices): Record<string, Composer> {
  return {
    "sign-up": (letter) => composeSignUp(services, letter),
    reset: ({ email, returnTo }) =>
      forHolderOf(services, email, (holder) => composeReset(services, holder, returnTo)),
    "sign-in": ({ email, returnTo }) =>
      forHolderOf(services, email, (holder) => composeSignIn(services, holder, returnTo)),
    proof: ({ userId }) => forUser(services, userId, (holder) => composeProof(services, holder)),
    "verification-of-address": ({ email, returnTo }) =>
      forHolderOf(services, email, (holder) => composeVerification(services, holder, returnTo)),
    // The version before wrote these.
    verification: ({ userId, returnTo }) =>
      forUser(services, userId, (holder) => composeVerification(services, holder, returnTo)),
    "new-address": (letter) =>
      // This letter goes to the new address, so the account need not have one yet.
      forUser(services, letter.userId, (holder) => composeNewAddress(services, holder, letter), ""),
    "account-changed": (letter) =>
      forUser(services, letter.userId, (holder) => composeAccountChanged(services, holder, letter)),
    "address-changed": (letter) =>
      forUser(services, letter.userId, (holder) => composeAddressChanged(services, holder, letter)),
    goodbye: async ({ email }) => goodbyeLetter(email ?? ""),
  };
}

type Compose = (holder: Holder) => Promise<LetterContent | PutOff | null>;

const SELECT_HOLDER = `select id, email, email_verified as "isVerified", asked_version as "askedVersion" from auth."user" where not is_guest and`;
/** The condition that the account has an address, so that a letter can reach it. */
const HAS_ADDRESS = `email not like '%@${NO_ADDRESS_DOMAIN}' and`;

async function forHolderOf(services: ComposeServices, email: string | undefined, compose: Compose) {
  const { rows } = await services.pool.query<Holder>(`${SELECT_HOLDER} ${HAS_ADDRESS} email = $1`, [email]);
  return rows[0] ? await compose(rows[0]) : null;
}

async function isAddressHeld({ pool }: ComposeServices, address: string): Promise<boolean> {
  return (await pool.query(`select from auth."user" where email = $1`, [address])).rowCount === 1;
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

async function composeSignUp(
  services: ComposeServices,
  { email = "", hash = "", browser = "", returnTo }: WaitingLetter,
): Promise<LetterContent> {
  const { pool, appUrl, secret } = services;
  if (await isAddressHeld(services, email)) return knownAddressLetter(email, `${appUrl}/login`);
  const token = await pendingSignUps.store(
    { pool, seal: createIdentitySeal(secret) },
    { email, hash, browser },
  );
  return verificationLetter(email, confirmLink(appUrl, token, returnTo));
}

async function composeReset(
  { pool, appUrl }: ComposeServices,
  holder: Holder,
  page: string | undefined,
): Promise<LetterContent> {
  const token = await createMailKey(pool, { holder, purpose: "reset" });
  return resetLetter(holder.email, pageLink(appUrl, page || "/reset-password", { token }));
}

async function composeVerification(
  { pool, appUrl }: ComposeServices,
  holder: Holder,
  returnTo: string | undefined,
): Promise<LetterContent | null> {
  if (holder.isVerified) return null;
  const token = await createMailKey(pool, { holder, purpose: "confirm" });
  return verificationLetter(holder.email, confirmLink(appUrl, token, returnTo));
}

/**
 * Composes the letter for a change of address. Returns `null`, so that no letter is sent, where the new address belongs to
 * an account, or what was asked before has ended.
 */
async function composeNewAddress(
  services: ComposeServices,
  holder: Holder,
  { newEmail = "", returnTo, askedVersion }: WaitingLetter,
): Promise<LetterContent | null> {
  const { pool, appUrl } = services;
  if (hasEnded(holder, askedVersion) || (await isAddressHeld(services, newEmail))) return null;
  const token = await createMailKey(pool, { holder, purpose: "new-address", content: newEmail });
  return newAddressLetter(newEmail, confirmLink(appUrl, token, returnTo));
}

/** Returns whether what was asked when the letter was written has ended by now. */
const hasEnded = (holder: Holder, askedVersion: string | undefined) =>
  String(holder.askedVersion) !== (askedVersion ?? "0");

function confirmLink(appUrl: string, token: string, returnTo: string | undefined): string {
  return pageLink(appUrl, "/confirm-address", { token, to: returnTo || "/" });
}

async function composeSignIn(
  services: ComposeServices,
  holder: Holder,
  returnTo: string | undefined,
): Promise<LetterContent> {
  const { email: address } = holder;
  const { code, token } = await createMailCode(services, { holder, address, purpose: "sign-in" });
  const url = pageLink(services.appUrl, "/enter", { token, to: returnTo || "/" });
  return signInLetter(address, url, code);
}

async function composeProof(services: ComposeServices, holder: Holder): Promise<LetterContent> {
  const { email } = holder;
  const { code } = await createMailCode(services, { holder, address: email, purpose: "proof" });
  return proofLetter(email, code);
}

/**
 * Returns `null` for an address that the account has not confirmed, because it may be another person's. Equal letters go once
 * an hour, see `turnOf`.
 */
async function composeAccountChanged(
  services: ComposeServices,
  holder: Holder,
  { change = "", subject = "", sentTo, at, letterId = newId() }: WaitingLetter,
): Promise<LetterContent | PutOff | null> {
  const { email, isVerified } = holder;
  if (!isVerified || !isToldChange(change)) return null;
  const address = sentTo ?? email;
  const undone = { change, subject, sentTo: address, at: Number(at ?? 0) };
  const turn = await turnOf(services.pool, { holder, undone, letterId });
  if (turn === "never") return null;
  if (turn !== "now") return turn;
  const notMeUrl = await notMeLink(services, { holder, undone, letterId });
  return accountChangedLetter(address, change, notMeUrl, `${services.appUrl}/preferences`);
}

async function composeAddressChanged(
  services: ComposeServices,
  holder: Holder,
  { former = "", at }: WaitingLetter,
): Promise<LetterContent> {
  const change = "address-changed";
  const undone: Undo = { change, subject: former, sentTo: former, at: Number(at ?? 0) };
  const notMeUrl = await notMeLink(services, { holder, undone, letterId: newId() });
  return accountChangedLetter(former, change, notMeUrl, `${services.appUrl}/preferences`);
}

async function notMeLink(
  { pool, appUrl }: ComposeServices,
  { holder, undone, letterId }: { holder: Holder; undone: Undo; letterId: string },
): Promise<string> {
  const content = JSON.stringify(undone);
  const token = await createMailKey(pool, { holder, purpose: "not-me", subject: letterId, content });
  return pageLink(appUrl, "/not-me", { token, what: undone.change });
}

/**
 * Returns the link to a page on which a tap acts. The token stands behind the `#`, so that programs that open links do
 * nothing, and no log of requests has it.
 */
function pageLink(appUrl: string, page: string, parts: Record<string, string>): string {
  return `${appUrl}${page}#${new URLSearchParams(parts)}`;
}
