import { eventIterator, oc } from "@orpc/contract";
import * as z from "zod";
import { SENTIMENTS } from "../domain/chat/read-mood.ts";
import { TOPICS } from "../domain/chat/topic-words.ts";
import { errorDetailSchema } from "./errors.ts";
import { namedIdSchema } from "./ids.ts";
import { idempotencyKeySchema } from "./readings.ts";

export const REPLY_STATES = ["running", "answered", "failed", "stopped"] as const;

const messageFields = {
  id: z.uuid(),
  content: z.string(),
  /** It could not be opened; `content` says so. */
  isUnreadable: z.boolean(),
  createdAt: z.iso.datetime(),
};

export const chatMessageSchema = z.discriminatedUnion("role", [
  z.object({
    ...messageFields,
    role: z.literal("user"),
    clientMessageId: z.string().nullable(),
    /** Where there is no reply, sending the same message again with the same id gets one. */
    replyState: z.enum(REPLY_STATES),
  }),
  z.object({
    ...messageFields,
    role: z.literal("assistant"),
    /** The person stopped it: these are the words that had come by then. */
    isStopped: z.boolean(),
  }),
]);
export type ChatMessageOutput = z.infer<typeof chatMessageSchema>;

export const conversationSchema = z.object({
  id: z.uuid(),
  insightId: z.uuid(),
  startedAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
  messageCount: z.number().int(),
  isActive: z.boolean(),
});
export type ConversationOutput = z.infer<typeof conversationSchema>;

export const chatHistorySchema = z.object({
  /** `null` until the first message. */
  conversation: conversationSchema.nullable(),
  /** What the advisor opened it with; stands before the first message and is not one of them. */
  welcome: z.string(),
  /** The latest fifty, oldest first. */
  messages: z.array(chatMessageSchema),
  /** Whether there are older ones than these. */
  hasEarlier: z.boolean(),
});
export type ChatHistory = z.infer<typeof chatHistorySchema>;

/**
 * One event of a reply's stream. Ids count from 1 and are the SSE `id`. A stream that begins with `saved` begins anew:
 * whatever was shown of this reply before is replaced by what follows.
 */
export const chatEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("saved"),
    messageId: z.uuid(),
    conversationId: z.uuid(),
    createdAt: z.iso.datetime(),
  }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("done"), messageId: z.uuid(), messageCount: z.number().int() }),
  errorDetailSchema.extend({ type: z.literal("error") }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

export const chatTopicsSchema = z.object({
  windowHours: z.number().int(),
  conversations: z.number().int(),
  messages: z.number().int(),
  topics: z.array(z.object({ topic: z.enum(TOPICS), count: z.number().int() })),
  sentiment: z.record(z.enum(SENTIMENTS), z.number().int()),
});
export type ChatTopics = z.infer<typeof chatTopicsSchema>;

const insightParams = z.object({ id: namedIdSchema });

export const chat = {
  messages: oc
    .route({
      method: "GET",
      path: "/insights/{id}/messages",
      summary: "The conversation under an insight",
      tags: ["chat"],
    })
    .input(insightParams)
    .output(chatHistorySchema),
  send: oc
    .route({
      method: "POST",
      path: "/insights/{id}/messages",
      summary: "Say something; answers as an event stream",
      description:
        "Send the same `clientMessageId` again whenever an answer got lost: the message is saved once, a reply that " +
        "is under way or there is streamed again (from Last-Event-ID where it can be), and one that failed is tried again.",
      tags: ["chat"],
    })
    .input(
      insightParams.extend({
        content: z.string(),
        clientMessageId: idempotencyKeySchema,
        /** Set after the help was shown and the person wants to go on all the same. */
        sendAnyway: z.boolean().optional(),
      }),
    )
    .output(eventIterator(chatEventSchema)),
  stop: oc
    .route({
      method: "POST",
      path: "/insights/{id}/messages/{clientMessageId}/stop",
      summary: "Stop the reply to a message; the words that came by then stay",
      tags: ["chat"],
    })
    .input(insightParams.extend({ clientMessageId: z.string() }))
    .output(z.object({ stopped: z.boolean() })),
  reset: oc
    .route({
      method: "POST",
      path: "/insights/{id}/conversation/reset",
      summary: "Archive the conversation and begin a fresh one",
      tags: ["chat"],
    })
    .input(insightParams)
    .output(chatHistorySchema),
  remove: oc
    .route({
      method: "DELETE",
      path: "/insights/{id}/conversation",
      summary: "Delete the chat under an insight; may be undone for ten seconds",
      tags: ["chat"],
    })
    .input(insightParams)
    .output(z.object({ undoUntil: z.iso.datetime() })),
  restore: oc
    .route({
      method: "POST",
      path: "/insights/{id}/conversation/restore",
      summary: "Undo the delete of a chat",
      tags: ["chat"],
    })
    .input(insightParams)
    .output(z.object({ restored: z.literal(true) })),
  topics: oc
    .route({
      method: "GET",
      path: "/chat/topics",
      summary: "What one's own messages of the last seven days were about",
      tags: ["chat"],
    })
    .output(chatTopicsSchema),
};
