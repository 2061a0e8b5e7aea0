import { WAITLIST_UNCONFIRMED_KEPT_DAYS } from "../../../domain/plans/kept.ts";
import { hashOfToken, newToken } from "../../platform/auth/invitations.ts";
import {
  countCalls,
  digestOf,
  JOINS_OF_NETWORK,
  LETTERS_TO_ADDRESS,
  networkKey,
} from "../../platform/auth/limits.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Letter } from "../../platform/mail/mail.ts";
import { accountLetter, confirmLetter, invitedLetter, waitingLetter } from "./letters.ts";
import { keepPlace } from "./waitlist.queries.ts";

const DAY_MS = 86_400_000;

type JoinFloor = Pick<Floor, "config" | "database" | "mail" | "clock">;

/**
 * Sends one letter to the address, whatever is known of it, so that neither the answer nor the time it takes says
 * whether it waits already or has an account. Two round trips.
 */
export async function joinWaitlist(floor: JoinFloor, email: string, ip: string): Promise<void> {
  const { config, database, mail } = floor;
  if (!config.waitlist) throw new AppError("not_found", sentences.noWaitlist);
  const now = floor.clock.now();
  const wait = await countCalls(
    database.authPool,
    [
      { key: networkKey(ip, "/waitlist"), ...JOINS_OF_NETWORK },
      { key: `waitlist:${digestOf(email)}`, ...LETTERS_TO_ADDRESS },
    ],
    now.getTime(),
  );
  if (wait !== null) throw new AppError("rate_limited", sentences.tooManyLetters, { retryAfter: wait });
  const letter = await letterFor(floor, email, now);
  await mail.send(letter).catch((error: unknown) => {
    // Not the error itself: what a mail server says names the address.
    throw new AppError("unavailable", sentences.letterNotSent, { log: { mail: codeOf(error) } });
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "no code";
}

async function letterFor({ config, database }: JoinFloor, to: string, now: Date): Promise<Letter> {
  const { appUrl } = config;
  const token = newToken();
  const place = await keepPlace(database.authPool, {
    email: to,
    now,
    leaveToken: newToken(),
    confirmHash: hashOfToken(token),
    confirmUntil: new Date(now.getTime() + WAITLIST_UNCONFIRMED_KEPT_DAYS * DAY_MS),
  });
  if (!place) return accountLetter({ to, appUrl });
  const sending = { to, appUrl, leaveToken: place.leaveToken };
  if (place.isInvited) return invitedLetter(sending);
  return place.isConfirmed ? waitingLetter(sending) : confirmLetter(sending, token);
}
