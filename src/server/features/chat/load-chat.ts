import type { DuckProfile } from "../../../domain/duck/duck-request.ts";
import type { DayZone } from "../../../domain/plans/day.ts";
import { planOf } from "../../../domain/plans/plans.ts";
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
import { HISTORY_MESSAGES } from "./limits.ts";
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
  const [[keyRow], [row], [conversation], latest, [sent], [settings], [consent], [profile]] = await inWords(
    sentences.conversationHistoryNotLoaded,
    () =>
      database.batch({ userId }, (tx) => [
        vault.keyQuery(tx, userId),
        selectChatInsight(tx, userId, insightId),
        selectActiveConversation(tx, userId, insightId),
        selectLatestMessages(tx, userId, insightId, HISTORY_MESSAGES),
        selectSent(tx, userId, clientMessageId),
        selectSettings(tx, userId),
        consentQuery(tx, userId),
        selectDuckProfile(tx, userId),
      ]),
  );
  const insight = openChatInsight(floor, { plan: planOf(session), keyRow, row });
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
