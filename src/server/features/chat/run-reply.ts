import type { ChatEvent } from "#contract/chat.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import type { HelpKind } from "#domain/help/help-line.ts";
import { correctQuotations } from "#domain/sanitise/keep-true-quotes.ts";
import { chatSources } from "#domain/sanitise/quote-sources.ts";
import { helpKindOf } from "#engines/safety/index.ts";
import type { ChatPart, ConcernPart } from "../../platform/ai/duck.ts";
import type { Ticket } from "../../platform/ai/ticket.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { startRun } from "../../platform/streams/durable-run.ts";
import { endWithoutResult } from "../../platform/streams/end-without-result.ts";
import { EventFeed } from "../../platform/streams/event-feed.ts";
import { passWords } from "../../platform/streams/pass-words.ts";
import type { LiveReply } from "./chat.ts";
import { earlierThan } from "./chat-words.ts";
import { type BesideChat, besideChat, ownMessages, saidBefore } from "./help-in-chat.ts";
import { inWords } from "./in-words.ts";
import type { ChatContext } from "./load-chat.ts";
import { writeChatPrompt } from "./prompts/chat-prompt.ts";
import { countReply, endReplyWithoutText, insertReply, writeReplyHeartbeat } from "./replies.queries.ts";
import { replyFailureOf } from "./reply-failure.ts";
import { sealContent, sealMetadata } from "./stored-chat.ts";

export interface ReplyRequest {
  insightId: string;
  context: ChatContext;
  ticket: Ticket;
  /** The request to the duck; rejects when the reading cannot be decrypted. */
  asked: Promise<ChatRequest>;
  /** What stands beside the conversation. */
  beside: BesideChat;
  /** The saved message that the reply answers. */
  message: { userId: string; id: string; content: string; conversationId: string; createdAt: Date };
}

interface Running extends ReplyRequest {
  feed: EventFeed<ChatEvent>;
  abort: AbortController;
  /** The text received so far. */
  words: string;
  /** Why the offline duck replies in place of the model; absent if it does not. */
  standIn?: StandInReason;
  /** The kind of help that stands in the conversation from this reply on; absent if none does, or if it did before. */
  shownHelp?: HelpKind;
}

type ReplyEnd = Extract<ChatPart, { type: "result" }>;

/** Starts the reply to a saved message. It continues even if no client is following it. */
export function runReply(services: Services, request: ReplyRequest): LiveReply {
  const { insightId, message } = request;
  const running: Running = { ...request, feed: new EventFeed(), abort: new AbortController(), words: "" };
  tellBeginning(running);
  const { feed, abort } = running;
  const run = startRun({
    feed,
    abort,
    work: () => carryThrough(services, running),
    beat: () => void sayAlive(services, running),
    afterwards: () => services.live.publish(message.userId, [{ area: "chat", id: insightId }]),
  });
  return { ...run, insightId, content: message.content };
}

/** Begins the stream of a reply, or begins it anew: what was sent of the reply before is void. */
function tellBeginning({ feed, message, beside }: Running): void {
  feed.push({
    type: "saved",
    messageId: message.id,
    conversationId: message.conversationId,
    createdAt: message.createdAt.toISOString(),
    ...beside,
  });
}

async function carryThrough(
  services: Services,
  running: Running,
): Promise<"answered" | "failed" | "stopped"> {
  try {
    const isStopped = await listen(services, running);
    await keepReply(services, running, isStopped);
    return isStopped ? "stopped" : "answered";
  } catch (thrown) {
    return await giveUp(services, running, thrown);
  }
}

/**
 * Streams the text as it arrives. Resolves with whether the person stopped it; throws when there is no text.
 */
async function listen(services: Services, running: Running): Promise<boolean> {
  const { duck, config } = services;
  const { asked, ticket, feed, abort } = running;
  try {
    const parts = duck.chat(ticket, {
      request: await asked,
      writePrompt: (clean) => writeChatPrompt(clean, config.advisorName),
      signal: abort.signal,
      onStandIn(reason) {
        running.standIn = reason;
      },
    });
    const result = await passWords<ReplyEnd, ConcernPart>(parts, {
      onHead: () => showHelp(services, running),
      onAnew() {
        running.words = "";
        tellBeginning(running);
      },
      pass(text) {
        running.words += text;
        feed.push({ type: "delta", text });
      },
    });
    if (result) running.words = result.text;
  } catch (error) {
    if (!abort.signal.aborted || running.words.trim() === "") throw error;
    const words = running.words.trim();
    const isModels = ticket.duck.kind === "model" && !running.standIn;
    running.words = isModels ? correctQuotations(words, chatSources(await asked)) : words;
    return true;
  }
  return false;
}

/** Shows help beside the conversation, because the model reported a concern about it. */
function showHelp({ helpCounts }: Pick<Services, "helpCounts">, running: Running): void {
  const { context, message, beside, feed } = running;
  if (beside.help.length > 0 && !beside.isHelpFolded) return;
  helpCounts.shown += 1;
  const earlier = earlierThan(context, message.id);
  const { texts } = saidBefore(context.insight, earlier);
  running.shownHelp = helpKindOf([...texts, message.content].join("\n"));
  const said = [...ownMessages(context.insight, earlier), message.content];
  running.beside = besideChat(context, { kind: running.shownHelp, isFolded: false }, said);
  feed.push({ type: "help", ...running.beside });
}

async function keepReply(
  { database, clock }: Pick<Services, "database" | "clock">,
  { context, message, words, feed, standIn, shownHelp }: Running,
  isStopped: boolean,
): Promise<void> {
  const { key } = context.insight;
  const { userId } = message;
  const row = { userId, id: newId() };
  const reply = {
    ...row,
    replyTo: message.id,
    content: sealContent(key, row, words),
    metadata: sealMetadata(key, row, {
      isStopped,
      ...(standIn && { standIn }),
      ...(shownHelp && { help: shownHelp }),
    }),
    createdAt: clock.now(),
  };
  const [, { rows }] = await inWords(sentences.messageNotSaved, () =>
    database.batch({ userId }, (tx) => [insertReply(tx, reply), countReply(tx, reply)]),
  );
  const [conversation] = rows;
  if (!conversation) throw new AppError("not_found", sentences.conversationNotFound);
  const { messageCount } = conversation;
  feed.push({ type: "done", messageId: row.id, messageCount, ...(standIn && { standIn }) });
}

async function sayAlive({ database, clock, log }: Services, { message, abort }: Running): Promise<void> {
  const { userId, id } = message;
  try {
    const [[alive]] = await database.batch({ userId }, (tx) => [
      writeReplyHeartbeat(tx, userId, id, clock.now()),
    ]);
    // Another process has stopped this reply, or considered it dead and restarted it.
    if (!alive) abort.abort();
  } catch (error) {
    log.warn({ err: error, messageId: id }, "a reply could not say that it is alive");
  }
}

/** Ends a reply without saving any text. The person's message stays and may be retried. */
async function giveUp(services: Services, running: Running, thrown: unknown): Promise<"failed" | "stopped"> {
  const { database, log, config } = services;
  const { feed, abort } = running;
  const { userId, id } = running.message;
  const ending = abort.signal.aborted ? "stopped" : "failed";
  return await endWithoutResult(log, {
    name: "a reply",
    ids: { messageId: id },
    ending,
    error: replyFailureOf(thrown, ending, config.advisorName),
    feed,
    store: () => database.batch({ userId }, (tx) => [endReplyWithoutText(tx, userId, id, ending)]),
  });
}
