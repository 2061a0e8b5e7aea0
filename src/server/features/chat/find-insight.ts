import { isLockedBy, type Plan } from "#domain/plans/plans.ts";
import { chatWelcome } from "#engines/duck/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { callsForQuietTogether, type InsightWords, openInsightBody, typedFor } from "../insights/insights.ts";
import type { selectChatInsight } from "./chat.queries.ts";
import { type ConversationRow, type MessageRow, openWelcome } from "./stored-chat.ts";

export type ChatInsightRow = Awaited<ReturnType<typeof selectChatInsight>>[number];

/** The insight that a chat is about, decrypted for its owner. */
export interface ChatInsight {
  key: UserKey;
  row: ChatInsightRow;
  /** The decrypted texts of the insight; `undefined` if they could not be decrypted. */
  words: InsightWords | undefined;
  /** Whether the insight holds no reading to talk about, as some imported ones. */
  isEmpty: boolean;
  /** Whether what the person typed for the reading is grave, so that the duck makes no jokes. */
  isGrave: boolean;
  /** The messages of the conversations about it that were archived, oldest first. Only danger in them still counts. */
  archived: MessageRow[];
}

interface FoundInsight {
  plan: Plan;
  key: UserKey | undefined;
  row: ChatInsightRow | undefined;
  /** The messages of its archived conversations, newest first. */
  archived: MessageRow[];
}

/**
 * Decrypts the insight of a chat. Throws `not_found` for an unknown insight or one of another person, and `plan_locked`
 * for an insight that is older than the plan shows.
 */
export function openChatInsight(
  { clock }: Pick<Services, "clock">,
  { plan, key, row, archived }: FoundInsight,
): ChatInsight {
  if (!row || !key) throw new AppError("not_found", sentences.insightNotFound);
  if (isLockedBy(plan, row.createdAt, clock.now())) {
    throw new AppError("plan_locked", sentenceOf("plan_locked"));
  }
  const opened = openInsightBody(key, row);
  const words = opened.ok ? opened.value : undefined;
  const isGrave = words !== undefined && callsForQuietTogether(typedFor(words));
  return {
    key,
    row,
    words,
    isEmpty: !opened.ok && opened.isEmpty === true,
    isGrave,
    archived: archived.toReversed(),
  };
}

type WelcomeServices = Pick<Services, "config" | "duck">;

/**
 * Returns the stored welcome text of this conversation; without a conversation, the welcome that the insight's first
 * one will get.
 */
export function welcomeOf(
  services: WelcomeServices,
  insight: ChatInsight,
  conversation: ConversationRow | undefined,
): string {
  const opened = conversation && openWelcome(insight.key, conversation);
  return opened?.ok ? opened.value : newWelcome(services, insight);
}

export function newWelcome({ config, duck }: WelcomeServices, { words, isGrave }: ChatInsight): string {
  const { advisorName } = config;
  return chatWelcome(words?.userContext ?? "", { advisorName, isGrave, isByModel: duck.kind === "model" });
}
