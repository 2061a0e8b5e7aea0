import type { ChatTopics } from "#contract/chat.ts";
import { SENTIMENTS } from "#domain/chat/read-mood.ts";
import { TOPICS } from "#domain/chat/topic-words.ts";
import { HOUR_MS } from "#domain/time.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import { selectMoods } from "./chat.queries.ts";
import { TOPIC_WINDOW_HOURS, TOPICS_SHOWN } from "./chat-bounds.ts";
import { inWords } from "./in-words.ts";
import { type MessageMetadata, openMetadata } from "./stored-chat.ts";

/** Counts the topics and moods of a person's own messages of the last days, for that person alone. */
export function readTopics(
  { database, vault, clock }: Pick<Services, "database" | "vault" | "clock">,
  userId: string,
): Promise<ChatTopics> {
  const since = new Date(clock.now().getTime() - TOPIC_WINDOW_HOURS * HOUR_MS);
  return inWords(sentences.conversationNotLoaded, async () => {
    const [[keyRow], rows] = await database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      selectMoods(tx, userId, since),
    ]);
    const key = keyRow && vault.openToShow(keyRow);
    const moods = key ? await mapInSlices(rows, (row) => openMetadata<MessageMetadata>(key, row)) : [];
    const counted = TOPICS.map((topic) => ({
      topic,
      count: moods.filter(({ topics }) => topics?.includes(topic)).length,
    }));
    const meant = SENTIMENTS.map((sentiment) => [
      sentiment,
      moods.filter(({ userSentiment = "neutral" }) => userSentiment === sentiment).length,
    ]);
    return {
      windowHours: TOPIC_WINDOW_HOURS,
      conversations: new Set(rows.map((row) => row.conversationId)).size,
      messages: rows.length,
      topics: counted
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
        .slice(0, TOPICS_SHOWN),
      sentiment: Object.fromEntries(meant) as ChatTopics["sentiment"],
    };
  });
}
