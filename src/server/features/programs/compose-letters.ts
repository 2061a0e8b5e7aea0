import type pg from "pg";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import { webhookOffLetter } from "./letters.ts";

const OFF = "webhook-off";

export const webhookTurnedOff = (userId: string): WaitingLetter => ({ kind: OFF, userId });

export function programComposers({
  pool,
  appUrl,
}: {
  pool: Pick<pg.Pool, "query">;
  appUrl: string;
}): Record<string, Composer> {
  return {
    [OFF]: async ({ userId = "" }) => {
      const { rows } = await pool.query<{ email: string }>(
        `select email from auth."user" where id = $1 and email_verified`,
        [userId],
      );
      const [holder] = rows;
      return holder ? webhookOffLetter(holder.email, appUrl) : null;
    },
  };
}
