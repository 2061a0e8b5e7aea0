import { chat } from "#contract/chat.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { numberOfEventId, withEventIds } from "../../platform/streams/event-ids.ts";
import type { Deck } from "../cards/cards.ts";
import type { ChatRuns } from "./chat.ts";
import { deleteChat, restoreChat } from "./delete-chat.ts";
import { listMessages } from "./list-messages.ts";
import { readTopics } from "./read-topics.ts";
import { resetConversation } from "./reset-conversation.ts";
import { sendMessage } from "./send-message.ts";
import { stopReply } from "./stop-reply.ts";

type Deps = Services & { deck: Deck; chatRuns: ChatRuns };

/** Returns the person, the insight, and the plan that decides what is shown. */
function askedIn(session: Session, insightId: string) {
  return { userId: session.userId, plan: planOf(session), insightId };
}

export const chatRoutes = routesFor<typeof chat, Deps>(chat, {
  messages: ({ input, deps, session }) => listMessages(deps, askedIn(session, input.id)),
  send: async ({ input, deps, session, lastEventId }) => {
    const events = await sendMessage(deps, {
      session,
      insightId: input.id,
      content: input.content,
      clientMessageId: input.clientMessageId,
      goOnAnyway: input.goOnAnyway === true,
      afterNumber: numberOfEventId(lastEventId),
    });
    return withEventIds(events);
  },
  stop: ({ input, deps, session }) =>
    stopReply(deps, {
      userId: session.userId,
      insightId: input.id,
      clientMessageId: input.clientMessageId,
    }),
  reset: ({ input, deps, session }) => resetConversation(deps, askedIn(session, input.id)),
  remove: ({ input, deps, session }) => deleteChat(deps, session.userId, input.id),
  restore: ({ input, deps, session }) => restoreChat(deps, session.userId, input.id),
  topics: ({ deps, session }) => readTopics(deps, session.userId),
});
