import { eventIterator } from "@orpc/contract";
import * as z from "zod";
import { COACH_TAPS, DANGER_TAPS } from "#domain/chat/coach-taps.ts";
import { SENTIMENTS } from "#domain/chat/read-mood.ts";
import { TOPICS } from "#domain/chat/topic-words.ts";
import { STAND_IN_REASONS } from "#domain/duck/stand-in.ts";
import { ASKS_THE_DUCK, accountEndpoint } from "./endpoint.ts";
import { errorDetailSchema } from "./errors.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { helpLineSchema } from "./help-lines.ts";
import { idSchema, namedIdSchema } from "./ids.ts";
import { idempotencyKeySchema } from "./readings.ts";

export const REPLY_STATES = ["running", "answered", "failed", "stopped"] as const;

const messageFields = {
  id: idSchema,
  content: z.string(),
  /** True if the message could not be decrypted; `content` then says so. */
  isUnreadable: z.boolean(),
  createdAt: z.iso.datetime(),
};

export const chatMessageSchema = z.discriminatedUnion("role", [
  z.object({
    ...messageFields,
    role: z.literal("user"),
    clientMessageId: z.string().nullable(),
    /** If there is no reply, sending the same message again with the same id requests one. */
    replyState: z.enum(REPLY_STATES),
  }),
  z.object({
    ...messageFields,
    role: z.literal("assistant"),
    /** True if the person stopped the reply. `content` is the part that had arrived by then. */
    isStopped: z.boolean(),
    /** Set if the offline duck replied in place of the model. */
    standIn: z.enum(STAND_IN_REASONS).optional(),
  }),
]);
export type ChatMessageOutput = z.infer<typeof chatMessageSchema>;

export const conversationSchema = z.object({
  id: idSchema,
  insightId: idSchema,
  startedAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
  messageCount: z.number().int(),
  isActive: z.boolean(),
});
export type ConversationOutput = z.infer<typeof conversationSchema>;

/** What stands beside a conversation. */
const besideFields = {
  /** The lines to show for the rest of the conversation; empty where nothing in it calls for help. */
  help: z.array(helpLineSchema),
  /** Whether the person said that nobody is in danger, so that the lines are folded. */
  isHelpFolded: z.boolean(),
  /** What can be tapped in place of typing, with the message that each sends. */
  taps: z.array(z.object({ tap: z.enum([...COACH_TAPS, ...DANGER_TAPS]), words: z.string() })),
};

export const chatHistorySchema = z.object({
  /** The id of the conversation; `null` until the first message. */
  conversation: conversationSchema.nullable(),
  /** The advisor's opening text. It is shown before the first message and is not part of `messages`. */
  welcome: z.string(),
  /** The latest fifty messages, oldest first. */
  messages: z.array(chatMessageSchema),
  /** Whether there are older messages. */
  hasEarlier: z.boolean(),
  ...besideFields,
});
export type ChatHistory = z.infer<typeof chatHistorySchema>;

/**
 * One event of a reply's stream. Ids count from 1 and are the SSE `id`. With `saved` a reply starts, or starts over: what
 * follows replaces everything shown of this reply before.
 */
export const chatEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("saved"),
    messageId: idSchema,
    conversationId: idSchema,
    createdAt: z.iso.datetime(),
    ...besideFields,
  }),
  /** The lines to show from here on, because the model reported a concern. It comes before the reply's first words. */
  z.object({ type: z.literal("help"), ...besideFields }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({
    type: z.literal("done"),
    messageId: idSchema,
    messageCount: z.number().int(),
    /** Set if the offline duck replied in place of the model. */
    standIn: z.enum(STAND_IN_REASONS).optional(),
  }),
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
  messages: accountEndpoint()
    .route({
      method: "GET",
      path: "/insights/{id}/messages",
      summary: "The conversation under an insight",
      tags: ["chat"],
    })
    .input(insightParams)
    .output(chatHistorySchema),
  send: accountEndpoint({
    example: { content: "And then?", clientMessageId: "0198-example-key" },
    typedTexts: ["content"],
    changes: ["chat"],
    waits: ASKS_THE_DUCK,
  })
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
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(eventIterator(chatEventSchema)),
  stop: accountEndpoint({ changes: ["chat"] })
    .route({
      method: "POST",
      path: "/insights/{id}/messages/{clientMessageId}/stop",
      summary: "Stop the reply to a message; the words that came by then stay",
      tags: ["chat"],
    })
    .input(insightParams.extend({ clientMessageId: z.string() }))
    .output(z.object({ stopped: z.boolean() })),
  reset: accountEndpoint({
    changes: ["chat"],
    waits: { most: 3, because: "the next welcome is made of the sealed reading" },
  })
    .route({
      method: "POST",
      path: "/insights/{id}/conversation/reset",
      summary: "Archive the conversation and begin a fresh one",
      tags: ["chat"],
    })
    .input(insightParams)
    .output(chatHistorySchema),
  remove: accountEndpoint({ changes: ["chat"] })
    .route({
      method: "DELETE",
      path: "/insights/{id}/conversation",
      summary: "Delete the chat under an insight; may be undone for ten seconds",
      tags: ["chat"],
    })
    .input(insightParams)
    .output(z.object({ undoUntil: z.iso.datetime() })),
  restore: accountEndpoint({ changes: ["chat"] })
    .route({
      method: "POST",
      path: "/insights/{id}/conversation/restore",
      summary: "Undo the delete of a chat",
      tags: ["chat"],
    })
    .input(insightParams)
    .output(z.object({ restored: z.literal(true) })),
  topics: accountEndpoint()
    .route({
      method: "GET",
      path: "/chat/topics",
      summary: "What one's own messages of the last seven days were about",
      tags: ["chat"],
    })
    .output(chatTopicsSchema),
};
