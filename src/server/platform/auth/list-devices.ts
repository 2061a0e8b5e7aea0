import type pg from "pg";
import { nameOfStoredToken } from "./session-token.ts";

export interface Device {
  id: string;
  /** The name of the session, as `Auth.sessionName` returns it for its cookie. */
  sessionName: string;
  userAgent: string | null;
  timeZone: string | null;
  signedInAt: Date;
  /** The time of the device's last use, accurate to the day: a session is updated once a day. */
  seenAt: Date;
}

/** Returns where the person is signed in, latest first, without anything that could be used as a session. */
export async function listDevices(pool: pg.Pool, userId: string): Promise<Device[]> {
  const { rows } = await pool.query<Omit<Device, "sessionName"> & { token: string }>(
    `select id, token, user_agent as "userAgent", time_zone as "timeZone", created_at as "signedInAt", updated_at as "seenAt"
     from auth.session where user_id = $1 and expires_at > now() order by updated_at desc, id desc limit 100`,
    [userId],
  );
  return rows.map(({ token, ...device }) => ({ ...device, sessionName: nameOfStoredToken(token) }));
}
