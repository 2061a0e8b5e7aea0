import { implement } from "@orpc/server";
import { chat } from "../../../contract/chat.ts";
import { planOf } from "../../../domain/plans/plans.ts";
import type { Floor } from "../../platform/floor.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import { numberOf, withIds } from "../../platform/streams/event-ids.ts";
import type { Deck } from "../cards/cards.ts";
import type { ChatRuns } from "./chat.ts";
import { deleteChat, restoreChat } from "./delete-chat.ts";
import { listMessages } from "./list-messages.ts";
import { readTopics } from "./read-topics.ts";
import { resetConversation } from "./reset-conversation.ts";
import { sendMessage } from "./send-message.ts";
import { stopReply } from "./stop-reply.ts";

type Context = RequestContext<Floor & { deck: Deck; chatRuns: ChatRuns }>;

const endpoints = implement(chat).$context<Context>();

/** Who asks, under which insight, and what their plan shows them. */
function askedIn(context: Context, insightId: string) {
  const session = requireAccount(context);
  return { userId: session.userId, plan: planOf(session), insightId };
}

export const chatRoutes = endpoints.router({
  messages: endpoints.messages.handler(({ input, context }) =>
    listMessages(context.deps, askedIn(context, input.id)),
  ),
  send: endpoints.send.handler(async ({ input, context, lastEventId }) => {
    const events = await sendMessage(context.deps, {
      session: requireAccount(context),
      insightId: input.id,
      content: input.content,
      clientMessageId: input.clientMessageId,
      goesOnAnyway: input.sendAnyway === true,
      afterNumber: numberOf(lastEventId),
    });
    return withIds(events);
  }),
  stop: endpoints.stop.handler(({ input, context }) =>
    stopReply(context.deps, {
      userId: requireAccount(context).userId,
      insightId: input.id,
      clientMessageId: input.clientMessageId,
    }),
  ),
  reset: endpoints.reset.handler(({ input, context }) =>
    resetConversation(context.deps, askedIn(context, input.id)),
  ),
  remove: endpoints.remove.handler(({ input, context }) =>
    deleteChat(context.deps, requireAccount(context).userId, input.id),
  ),
  restore: endpoints.restore.handler(({ input, context }) =>
    restoreChat(context.deps, requireAccount(context).userId, input.id),
  ),
  topics: endpoints.topics.handler(({ context }) => readTopics(context.deps, requireAccount(context).userId)),
});
