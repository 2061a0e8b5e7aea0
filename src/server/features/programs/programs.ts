// Public interface of the programs feature: what a person set up for programs of their own.
import type { CalendarOutput, TokenOutput, WebhookOutput } from "#contract/programs.ts";
import { isText } from "../../platform/crypto/shape.ts";
import type { Services } from "../../platform/services.ts";
import { openWebhook, placeOfTokenName } from "./seal-programs.ts";

export interface ProgramsOutput {
  tokens: TokenOutput[];
  calendar: CalendarOutput | null;
  webhooks: WebhookOutput[];
}

interface Row {
  tokens: (Omit<TokenOutput, "name"> & { sealedName: string })[];
  calendar: CalendarOutput | null;
  webhooks: (Omit<WebhookOutput, "url"> & { sealed: string })[];
}

/** The times in the JSON that PostgreSQL makes are not in the API's format; `timesOf` converts them. */
const SELECT = `select
  (select coalesce(json_agg(t order by t."createdAt", t.id), '[]') from (
    select id, sealed_name as "sealedName", scopes, created_at as "createdAt", expires_at as "expiresAt",
      used_at as "usedAt" from auth.access_token where user_id = $1) t) as tokens,
  (select row_to_json(c) from (
    select has_words as "hasWords", created_at as "createdAt", used_at as "usedAt"
    from auth.calendar_feed where user_id = $1) c) as calendar,
  (select coalesce(json_agg(w order by w."createdAt", w.id), '[]') from (
    select id, sealed, events, has_content as "hasContent", created_at as "createdAt",
      delivered_at as "deliveredAt", failing_since as "failingSince", last_failure as "lastFailure",
      disabled_at as "disabledAt" from auth.webhook where user_id = $1) w) as webhooks`;

/** Returns everything that a person set up for programs. No secret is among it. */
export async function listPrograms(
  { database, vault }: Pick<Services, "database" | "vault">,
  userId: string,
): Promise<ProgramsOutput> {
  const { rows } = await database.authPool.query<Row>(SELECT, [userId]);
  const [{ tokens, calendar, webhooks } = { tokens: [], calendar: null, webhooks: [] }] = rows;
  if (tokens.length === 0 && webhooks.length === 0)
    return { tokens: [], calendar: timesOf(calendar), webhooks: [] };
  const key = await vault.keyToShow(userId);
  return {
    tokens: tokens.map(({ sealedName, ...token }) => {
      const name = key.unseal(sealedName, placeOfTokenName(userId, token.id), { shape: isText });
      return timesOf({ ...token, name: name.ok ? name.value : "" });
    }),
    calendar: timesOf(calendar),
    webhooks: webhooks.map(({ sealed, ...webhook }) =>
      timesOf({ ...webhook, url: openWebhook(key, { userId, id: webhook.id, sealed })?.url ?? "" }),
    ),
  };
}

/** Rewrites the times among the members, whose names end in `At` or `Since`, in ISO 8601. */
function timesOf<Row extends object | null>(row: Row): Row {
  if (row === null) return row;
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    /(?:At|Since)$/.test(name) && typeof value === "string" ? new Date(value).toISOString() : value,
  ]);
  return Object.fromEntries(entries);
}
