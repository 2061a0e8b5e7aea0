// The calendar of the steps that have a day, at a secret address that calendar programs read.
import type pg from "pg";
import { CALENDAR_PATH } from "#contract/program-access.ts";
import type { OpenStepOutput } from "#contract/steps.ts";
import { NAMES } from "#domain/names.ts";
import { askedFrom } from "#domain/promises/promise.ts";
import { HOUR_S, MINUTE_MS } from "#domain/time.ts";
import { addWayIn } from "../../platform/auth/add-way-in.ts";
import { accountChanged } from "../../platform/auth/waiting-letters.ts";
import { hashOfSecretToken, newSecretToken } from "../../platform/crypto/secret-token.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { PlainRoute } from "../../platform/http/plain-routes.ts";
import { sendResponse } from "../../platform/http/respond.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { selectDatedSteps } from "../promises/promises.ts";
import { presentOpenSteps } from "../steps/steps.ts";

/** How soon a calendar program should ask again, in seconds. */
const ASK_AGAIN_S = HOUR_S;
/** What stands in the calendar in place of the words of a step. */
const WITHOUT_WORDS = `A step of yours at ${NAMES.product}`;

/** Makes a new secret address, which replaces a former one, and writes to the account's owner. Only its hash is stored. */
export async function makeCalendar(
  { database, clock, config, post }: Pick<Services, "database" | "clock" | "config" | "post">,
  session: Pick<Session, "userId" | "sessionId">,
  hasWords: boolean,
): Promise<{ address: string }> {
  const { userId } = session;
  const key = newSecretToken();
  await addWayIn({ pool: database.authPool, post }, session, {
    letter: accountChanged(userId, "calendar-made"),
    add: async (client) => {
      await client.query(
        `insert into auth.calendar_feed (user_id, token_hash, has_words, created_at) values ($1, $2, $3, $4)
         on conflict (user_id) do update set token_hash = excluded.token_hash, has_words = excluded.has_words,
           created_at = excluded.created_at, used_at = null`,
        [userId, hashOfSecretToken(key), hasWords, clock.now()],
      );
      return true;
    },
  });
  return { address: `${config.appUrl}${CALENDAR_PATH}?${new URLSearchParams({ key })}` };
}

/** Ends the secret address. Returns whether there was one. */
export async function endCalendar(
  { database }: Pick<Services, "database">,
  userId: string,
): Promise<boolean> {
  const { rowCount } = await database.authPool.query("delete from auth.calendar_feed where user_id = $1", [
    userId,
  ]);
  return rowCount === 1;
}

/** Returns the answer to calendar programs, by path. The query has the secret, so that no log has it. */
export function calendarRoutes(
  services: Pick<Services, "database" | "vault" | "clock" | "config">,
): Record<string, PlainRoute> {
  return {
    [CALENDAR_PATH]: async (request, response) => {
      const key = new URLSearchParams((request.url ?? "").split("?")[1]).get("key") ?? "";
      const feed = await findFeed(services.database.authPool, key, services.clock.now());
      if (!feed) throw new AppError("not_found", sentenceOf("not_found"));
      const body = await composeCalendar(services, feed);
      sendResponse(response, { type: "text/calendar; charset=utf-8", body });
    },
  };
}

interface Feed {
  userId: string;
  hasWords: boolean;
}

/** Finds whose calendar this is, and notes that it was read. */
async function findFeed(pool: pg.Pool, key: string, now: Date): Promise<Feed | undefined> {
  const { rows } = await pool.query<Feed>(
    `with found as (
       select f.user_id as "userId", f.has_words as "hasWords" from auth.calendar_feed f
       join auth."user" u on u.id = f.user_id where f.token_hash = $1 and u.disabled_at is null
     ), used as (
       update auth.calendar_feed f set used_at = $2::timestamptz from found
       where f.user_id = found."userId" and coalesce(f.used_at <= $3::timestamptz, true)
     )
     select * from found`,
    [hashOfSecretToken(key), now, new Date(now.getTime() - MINUTE_MS)],
  );
  return rows[0];
}

async function composeCalendar(
  { database, vault, clock, config }: Pick<Services, "database" | "vault" | "clock" | "config">,
  { userId, hasWords }: Feed,
): Promise<string> {
  const [[keyRow], found] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectDatedSteps(tx, userId),
  ]);
  const steps = keyRow ? presentOpenSteps(vault.openToShow(keyRow), found, null) : [];
  // Loaded with the first calendar that somebody reads.
  const { default: ical, ICalEventBusyStatus, ICalEventTransparency } = await import("ical-generator");
  // A step takes two minutes of its day. The second one is what Outlook reads.
  const isFree = { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE };
  const calendar = ical({
    prodId: { company: NAMES.product, product: "steps" },
    name: `${NAMES.product}: steps`,
    ttl: ASK_AGAIN_S,
  });
  for (const step of steps) {
    const event = eventOf(step, hasWords, config.appUrl);
    if (event) calendar.createEvent({ ...event, ...isFree, stamp: clock.now() });
  }
  return calendar.toString();
}

/** Returns the event of a step; `null` if its day is answered. */
function eventOf(
  { promise, insightId, index, title, text }: OpenStepOutput,
  hasWords: boolean,
  appUrl: string,
) {
  if (!promise || promise.answer !== null) return null;
  return {
    id: `${insightId}-${index}@${new URL(appUrl).hostname}`,
    start: new Date(`${askedFrom(promise)}T00:00:00Z`),
    allDay: true,
    url: `${appUrl}/insights/${insightId}`,
    summary: hasWords ? title : WITHOUT_WORDS,
    ...(hasWords && text !== title && { description: text }),
  };
}
