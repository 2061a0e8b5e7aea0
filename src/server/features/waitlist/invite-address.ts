import { INVITATION_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_MS } from "#domain/time.ts";
import { canonicalAddress } from "../../platform/auth/canonical-address.ts";
import { hashOfSecretToken, newSecretToken } from "../../platform/crypto/secret-token.ts";
import type { Services } from "../../platform/services.ts";
import { invitationMade } from "./compose-letters.ts";
import { invitationLink } from "./letters.ts";
import { upsertInvitation } from "./waitlist.queries.ts";

export interface InviteServices extends Pick<Services, "clock"> {
  config: Pick<Services["config"], "appUrl">;
  database: Pick<Services["database"], "authPool">;
  post: Pick<Services["post"], "seal" | "send">;
}

export interface Invitation {
  /** The link with which this address can sign up while there is a waitlist. */
  link: string;
  until: Date;
  /**
   * Why the invitation letter could not be sent yet. The link works anyway and may be passed on by other
   * means.
   */
  mailError?: unknown;
}

/** The administrator who invites; `null` for the command. */
export type Inviter = string | null;

interface StoredInvitation extends Pick<Invitation, "link" | "until"> {
  letterId: string;
}

/**
 * Invites an address, on the list or not. Its letter is stored, not yet sent. Returns `null` when the address already has
 * an account.
 */
export async function storeInvitation(
  { config, database, post, clock }: Omit<InviteServices, "post"> & { post: Pick<Services["post"], "seal"> },
  address: string,
  inviter: Inviter,
): Promise<StoredInvitation | null> {
  const email = canonicalAddress(address);
  const now = clock.now();
  const token = newSecretToken();
  const until = new Date(now.getTime() + INVITATION_KEPT_DAYS * DAY_MS);
  const link = invitationLink(config.appUrl, email, token);
  const letter = post.seal(invitationMade(email, link));
  const isInvited = await upsertInvitation(database.authPool, {
    email,
    now,
    letter,
    leaveToken: newSecretToken(),
    invitationHash: hashOfSecretToken(token),
    invitedUntil: until,
    action: { adminId: inviter, now },
  });
  return isInvited ? { link, until, letterId: letter.id } : null;
}

/**
 * Invites an address as the command does, and sends the letter at once; the server retries a letter that could not be
 * sent. Returns `null` when the address already has an account.
 */
export async function inviteAddress(services: InviteServices, address: string): Promise<Invitation | null> {
  const stored = await storeInvitation(services, address, null);
  if (!stored) return null;
  const { link, until, letterId } = stored;
  try {
    await services.post.send(letterId);
    return { link, until };
  } catch (mailError) {
    // Earlier links no longer work, so this one is returned even though its letter failed.
    return { link, until, mailError };
  }
}
