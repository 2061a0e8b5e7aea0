import type { ChatHistory } from "#contract/chat.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf, selectSettings } from "../session/session.ts";
import {
  selectActiveConversation,
  selectArchivedMessages,
  selectChatInsight,
  selectLatestMessages,
} from "./chat.queries.ts";
import { HISTORY_MESSAGES } from "./chat-bounds.ts";
import { archiveConversation, insertConversation } from "./conversations.queries.ts";
import { newWelcome, openChatInsight, welcomeOf } from "./find-insight.ts";
import { besideChat, helpInSight, ownMessages } from "./help-in-chat.ts";
import { inWords } from "./in-words.ts";
import type { ChatAsked } from "./list-messages.ts";
import { presentConversation } from "./present-chat.ts";
import { sealWelcome } from "./stored-chat.ts";

/**
 * Archives the conversation and begins a new one, in one transaction. An empty conversation stays, so a
 * repeated reset does nothing more. Help that was in sight stays.
 */
export async function resetConversation(
  services: Pick<Services, "database" | "vault" | "clock" | "config" | "duck">,
  { userId, plan, insightId }: ChatAsked,
): Promise<ChatHistory> {
  const { database, vault, clock } = services;
  const [[keyRow], [row], latest, archived, [settings]] = await inWords(sentences.conversationNotFound, () =>
    database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      selectChatInsight(tx, userId, insightId),
      selectLatestMessages(tx, userId, insightId, HISTORY_MESSAGES),
      selectArchivedMessages(tx, userId, insightId, HISTORY_MESSAGES),
      selectSettings(tx, userId),
    ]),
  );
  const key = keyRow && vault.open(keyRow);
  const insight = openChatInsight(services, { plan, key, row, archived: [...latest, ...archived] });
  const now = clock.now();
  const id = newId();
  const welcome = sealWelcome(insight.key, { userId, id }, newWelcome(services, insight));
  const fresh = { userId, id, insightId, welcome, startedAt: now, lastMessageAt: now };
  const conversation = await inWords(sentences.conversationNotArchived, async () => {
    const [, , [active]] = await database.batch({ userId }, (tx) => [
      archiveConversation(tx, userId, insightId, now),
      insertConversation(tx, fresh),
      selectActiveConversation(tx, userId, insightId),
    ]);
    return active;
  });
  if (!conversation) throw new AppError("unavailable", sentences.conversationNotCreated);
  return {
    conversation: presentConversation(conversation),
    welcome: welcomeOf(services, insight, conversation),
    messages: [],
    hasEarlier: false,
    ...besideChat(
      { insight, settings, zone: dayZoneOf(settings) },
      helpInSight(insight, []),
      ownMessages(insight, []),
    ),
  };
}
