// Ends the access that a restore brings back and that people may have ended after the backup was made: a session on a stolen
// device, an access token that leaked, a webhook of a service that they left. What people sign in with stays as it is in the
// backup: passwords, passkeys, linked identities and recovery codes.
import type pg from "pg";

/** What a webhook's page says about why it is off, after "it". */
const WHY_OFF = "was set up before a backup was restored";

/**
 * Deletes sessions, codes and links of letters, access tokens and calendar addresses, and turns webhooks off. The sessions
 * of guests stay, because a guest has no other way to return to their readings.
 */
export async function endAccess(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from auth.session s using auth."user" u where u.id = s.user_id and not u.is_guest`,
  );
  for (const table of ["mail_code", "verification", "access_token", "calendar_feed"])
    await client.query(`delete from auth.${table}`);
  // The person is not told by mail, because that letter says that the receiver failed.
  await client.query(
    `update auth.webhook set disabled_at = now(), told_at = now(), last_failure = $1 where disabled_at is null`,
    [WHY_OFF],
  );
}
