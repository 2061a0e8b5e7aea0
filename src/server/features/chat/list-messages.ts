import type { ChatHistory } from "#contract/chat.ts";
import type { Plan } from "#domain/plans/plans.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import { dayZoneOf, selectSettings } from "../session/session.ts";
import {
  selectActiveConversation,
  selectArchivedMessages,
  selectChatInsight,
  selectLatestMessages,
} from "./chat.queries.ts";
import { HISTORY_MESSAGES } from "./chat-bounds.ts";
import { openChatInsight, welcomeOf } from "./find-insight.ts";
import { besideChat, helpInSight, ownMessages } from "./help-in-chat.ts";
import { inWords } from "./in-words.ts";
import { presentConversation, presentMessage } from "./present-chat.ts";

export interface ChatAsked {
  userId: string;
  plan: Plan;
  insightId: string;
}

/** Returns the active conversation under an insight, or only the welcome. One round trip. */
export function listMessages(
  services: Pick<Services, "database" | "vault" | "clock" | "config" | "duck">,
  { userId, plan, insightId }: ChatAsked,
): Promise<ChatHistory> {
  const { database, vault, clock } = services;
  return inWords(sentences.chatHistoryNotLoaded, async () => {
    const [[keyRow], [row], [conversation], latest, archived, [settings]] = await database.batch(
      { userId },
      (tx) => [
        vault.keyQuery(tx, userId),
        selectChatInsight(tx, userId, insightId),
        selectActiveConversation(tx, userId, insightId),
        selectLatestMessages(tx, userId, insightId, HISTORY_MESSAGES + 1),
        selectArchivedMessages(tx, userId, insightId, HISTORY_MESSAGES),
        selectSettings(tx, userId),
      ],
    );
    const insight = openChatInsight(services, {
      plan,
      key: keyRow && vault.openToShow(keyRow),
      row,
      archived,
    });
    const since = aliveSince(clock.now());
    const shown = latest.slice(0, HISTORY_MESSAGES).reverse();
    return {
      conversation: conversation ? presentConversation(conversation) : null,
      welcome: welcomeOf(services, insight, conversation),
      messages: shown.map((message) => presentMessage(insight.key, message, since)),
      hasEarlier: latest.length > HISTORY_MESSAGES,
      ...besideChat(
        { insight, settings, zone: dayZoneOf(settings) },
        helpInSight(insight, shown),
        ownMessages(insight, shown),
      ),
    };
  });
}
