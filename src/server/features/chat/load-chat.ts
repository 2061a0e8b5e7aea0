import { sql } from "drizzle-orm";
import type { DuckProfile } from "../../../domain/duck/duck-request.ts";
import type { DayZone } from "../../../domain/plans/day.ts";
import { planOf } from "../../../domain/plans/plans.ts";
import { prepared } from "../../platform/db/prepared.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectSettings } from "../me/me.ts";
import { openDuckProfile, selectDuckProfile } from "../profile/profile.ts";
import {
  selectActiveConversation,
  selectChatInsight,
  selectLatestMessages,
  selectSent,
} from "./chat.queries.ts";
import { type ChatInsight, openChatInsight } from "./find-insight.ts";
import { inWords } from "./in-words.ts";
import { CONTEXT_MESSAGES, HISTORY_MESSAGES } from "./limits.ts";
import type { ConversationRow, MessageRow } from "./stored-chat.ts";

/** A message of this name that was sent before. */
export interface Sent {
  message: MessageRow;
  conversation: ConversationRow;
  reply: MessageRow | null;
}

/** Everything a reply depends on, as it was before the message. */
export interface KnownChat {
  insight: ChatInsight;
  conversation: ConversationRow | undefined;
  /** Of the active conversation, newest first. */
  latest: MessageRow[];
  sent: Sent | undefined;
  settings: typeof userSettings.$inferSelect | undefined;
  zone: DayZone;
  hasConsent: boolean;
  profile: DuckProfile | undefined;
}

/** One round trip. Throws `not_found` and `plan_locked` as the insight itself does. */
export async function loadChat(
  floor: Pick<Floor, "database" | "vault" | "clock" | "duck">,
  session: Session,
  { insightId, clientMessageId }: { insightId: string; clientMessageId: string },
): Promise<KnownChat> {
  const { database, vault, duck } = floor;
  const { userId } = session;
  const held = vault.held(userId);
  // The offline duck hears all that he has said, so as not to say it again.
  const limit = duck.kind === "offline" ? HISTORY_MESSAGES : CONTEXT_MESSAGES + 1;
  const [[keyRow], [row], [conversation], latest, [sent], [settings], [consent], [profile]] = await inWords(
    sentences.conversationHistoryNotLoaded,
    () =>
      database.batch({ userId }, (tx) => [
        held ? nothing : vault.keyQuery(tx, userId),
        insightOf(tx, { userId, insightId }),
        conversationOf(tx, { userId, insightId }),
        latestOf(tx, { userId, insightId, limit }),
        sentOf(tx, { userId, clientMessageId }),
        settingsOf(tx, { userId }),
        consentOf(tx, { userId }),
        profileOf(tx, { userId }),
      ]),
  );
  const key = held ?? (keyRow && vault.open(keyRow));
  const insight = openChatInsight(floor, { plan: planOf(session), key, row });
  return {
    insight,
    conversation,
    latest,
    sent,
    settings,
    zone: dayZoneOf(settings),
    hasConsent: isConsentCurrent(consent, duck),
    profile: profile && openDuckProfile(insight.key, profile),
  };
}

// What every message asks for.
const user = sql.placeholder("userId");
const ofInsight = sql.placeholder("insightId");
const insightOf = prepared("chat_insight", (tx) => selectChatInsight(tx, user, ofInsight));
const conversationOf = prepared("chat_conversation", (tx) => selectActiveConversation(tx, user, ofInsight));
const latestOf = prepared("chat_latest", (tx) =>
  selectLatestMessages(tx, user, ofInsight, sql.placeholder("limit")),
);
const sentOf = prepared("chat_sent", (tx) => selectSent(tx, user, sql.placeholder("clientMessageId")));
const settingsOf = prepared("chat_settings", (tx) => selectSettings(tx, user));
const consentOf = prepared("chat_consent", (tx) => consentQuery(tx, user));
const profileOf = prepared("chat_profile", (tx) => selectDuckProfile(tx, user));

/** Stands for a statement whose answer would not be looked at. */
const nothing: Promise<never[]> = Promise.resolve([]);
