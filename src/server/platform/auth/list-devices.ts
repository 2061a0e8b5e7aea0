import type pg from "pg";

export interface Device {
  id: string;
  userAgent: string | null;
  signedInAt: Date;
  /** To the day: a session is touched once a day. */
  seenAt: Date;
}

/** Where the person is signed in now, the latest first. Gives nothing by which a session could be used. */
export async function listDevices(pool: pg.Pool, userId: string): Promise<Device[]> {
  const { rows } = await pool.query<Device>(
    `select id, user_agent as "userAgent", created_at as "signedInAt", updated_at as "seenAt"
     from auth.session where user_id = $1 and expires_at > now() order by updated_at desc, id desc limit 100`,
    [userId],
  );
  return rows;
}
