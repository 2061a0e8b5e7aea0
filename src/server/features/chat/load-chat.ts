import { sql } from "drizzle-orm";
import type { DuckProfile } from "#domain/duck/duck-request.ts";
import type { DayZone } from "#domain/plans/day.ts";
import { planOf } from "#domain/plans/plans.ts";
import { prepared } from "../../platform/db/prepared.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { openDuckProfile, selectDuckProfile } from "../profile/profile.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectSettings } from "../session/session.ts";
import {
  selectActiveConversation,
  selectArchivedMessages,
  selectChatInsight,
  selectLatestMessages,
  selectSent,
} from "./chat.queries.ts";
import { HISTORY_MESSAGES } from "./chat-bounds.ts";
import { type ChatInsight, openChatInsight } from "./find-insight.ts";
import { inWords } from "./in-words.ts";
import type { ConversationRow, MessageRow } from "./stored-chat.ts";

/** A message with this client id that was sent before. */
export interface Sent {
  message: MessageRow;
  conversation: ConversationRow;
  reply: MessageRow | null;
}

/** Everything a reply depends on, as it was before the new message. */
export interface ChatContext {
  insight: ChatInsight;
  conversation: ConversationRow | undefined;
  /** Messages of the active conversation, newest first. */
  latest: MessageRow[];
  sent: Sent | undefined;
  settings: typeof userSettings.$inferSelect | undefined;
  zone: DayZone;
  hasConsent: boolean;
  profile: DuckProfile | undefined;
}

/**
 * Loads everything that a reply depends on, in one round trip. Throws `not_found` and `plan_locked` as
 * `openChatInsight` does.
 */
export async function loadChat(
  services: Pick<Services, "database" | "vault" | "clock" | "duck">,
  session: Session,
  { insightId, clientMessageId }: { insightId: string; clientMessageId: string },
): Promise<ChatContext> {
  const { database, vault, duck } = services;
  const { userId } = session;
  const held = vault.held(userId);
  const found = await inWords(sentences.conversationHistoryNotLoaded, () =>
    database.batch({ userId }, (tx) => ({
      key: held ? nothing : vault.keyQuery(tx, userId),
      insight: insightOf(tx, { userId, insightId }),
      conversation: conversationOf(tx, { userId, insightId }),
      // The offline duck gets all of its earlier messages, so that it does not repeat itself. It replies if a model fails.
      latest: latestOf(tx, { userId, insightId, limit: HISTORY_MESSAGES }),
      archived: archivedOf(tx, { userId, insightId, limit: HISTORY_MESSAGES }),
      sent: sentOf(tx, { userId, clientMessageId }),
      settings: settingsOf(tx, { userId }),
      consent: consentOf(tx, { userId }),
      profile: profileOf(tx, { userId }),
    })),
  );
  const [keyRow] = found.key;
  const [row] = found.insight;
  const [settings] = found.settings;
  const [profile] = found.profile;
  const key = held ?? (keyRow && vault.open(keyRow));
  const insight = openChatInsight(services, { plan: planOf(session), key, row, archived: found.archived });
  return {
    insight,
    conversation: found.conversation[0],
    latest: found.latest,
    sent: found.sent[0],
    settings,
    zone: dayZoneOf(settings),
    hasConsent: isConsentCurrent(found.consent[0], duck),
    profile: profile && openDuckProfile(insight.key, profile),
  };
}

// Prepared statements that every message uses.
const user = sql.placeholder("userId");
const ofInsight = sql.placeholder("insightId");
const insightOf = prepared("chat_insight", (tx) => selectChatInsight(tx, user, ofInsight));
const conversationOf = prepared("chat_conversation", (tx) => selectActiveConversation(tx, user, ofInsight));
const latestOf = prepared("chat_latest", (tx) =>
  selectLatestMessages(tx, user, ofInsight, sql.placeholder("limit")),
);
const archivedOf = prepared("chat_archived", (tx) =>
  selectArchivedMessages(tx, user, ofInsight, sql.placeholder("limit")),
);
const sentOf = prepared("chat_sent", (tx) => selectSent(tx, user, sql.placeholder("clientMessageId")));
const settingsOf = prepared("chat_settings", (tx) => selectSettings(tx, user));
const consentOf = prepared("chat_consent", (tx) => consentQuery(tx, user));
const profileOf = prepared("chat_profile", (tx) => selectDuckProfile(tx, user));

/** A resolved promise that takes the place of a query whose result is not needed. */
const nothing: Promise<never[]> = Promise.resolve([]);
