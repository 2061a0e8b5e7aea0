// npm run invite [-- <address>]: lists the waitlist, or invites an address. It may run beside the server.
import { emailSchema } from "#contract/email-address.ts";
import { utcDay } from "#domain/calendar-days.ts";
import { type Invitation, inviteAddress } from "./features/waitlist/invite-address.ts";
import { selectWaitingAddresses } from "./features/waitlist/waitlist.queries.ts";
import { openPost } from "./open-post.ts";
import { errorMessageOf, runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { systemClock } from "./platform/clock.ts";
import type { Database } from "./platform/db/database.ts";
import { openMail } from "./platform/mail/open-mail.ts";
import { createMetrics } from "./platform/metrics.ts";
import { serverSecret } from "./server-secret.ts";

const USAGE = `npm run invite              who waits, longest first
npm run invite -- <address>  lets this address sign up while WAITLIST=on, and sends it a letter with the link`;

async function main(): Promise<boolean> {
  const [address, ...more] = process.argv.slice(2);
  if (more.length > 0 || (address !== undefined && !emailSchema.safeParse(address).success)) {
    tell(USAGE);
    return false;
  }
  return await withOwnerServices(async ({ config, log, database }) => {
    if (address === undefined) return await showWaiting(database);
    const mail = openMail({ config, log, clock: systemClock });
    const metrics = createMetrics({ process: false });
    const secret = serverSecret(config);
    const post = openPost({ ...{ config, database, mail, secret, log, metrics }, clock: systemClock });
    try {
      return tellInvitation(
        address,
        await inviteAddress({ config, database, post, clock: systemClock }, address),
        mail.description,
      );
    } finally {
      mail.close();
    }
  });
}

async function showWaiting(database: Database): Promise<boolean> {
  const waiting = await selectWaitingAddresses(database.authPool);
  if (waiting.length === 0) tell("Nobody waits.");
  for (const { email, confirmedAt, invitedUntil } of waiting) {
    const invited = invitedUntil ? `  invited until ${utcDay(invitedUntil)}` : "";
    tell(`  ${utcDay(confirmedAt)}  ${email}${invited}`);
  }
  return true;
}

function tellInvitation(address: string, invitation: Invitation | null, post: string): boolean {
  if (!invitation) {
    tell(`${address} has an account already.`);
    return false;
  }
  const { link, until, mailError } = invitation;
  const letter =
    mailError === undefined
      ? `The letter went ${post}; its link is`
      : `The letter could not be sent yet (${errorMessageOf(mailError)}). The server tries again; or hand over the link yourself:`;
  tell(`Invited ${address} until ${utcDay(until)}. ${letter}`);
  tell(`  ${link}`);
  return mailError === undefined;
}

await runCommand(main);
