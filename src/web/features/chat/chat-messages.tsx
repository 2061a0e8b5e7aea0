import { isLongConversation } from "#domain/chat/memory.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { UndoNotice } from "../../ui/undo-notice.tsx";
import { OwnLine, RobsLine } from "./chat-line.tsx";
import { unsavedOf } from "./held-chat.ts";
import { StreamingReply } from "./live-line.tsx";
import { LongConversation } from "./long-conversation.tsx";
import { SavedLine } from "./saved-line.tsx";
import { UnsavedLine } from "./unsaved-line.tsx";
import type { Chat } from "./use-chat.ts";
import type { ChatEndings } from "./use-chat-endings.ts";
import type { Sending } from "./use-sending.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

/** Stands where the conversation, and with it its own opening, did not load. */
const WELCOME = "I’m here, and there is no hurry.";

interface ChatMessagesProps {
  chat: Chat;
  advisorName: string;
  endings: ChatEndings;
}

/** All chat messages, oldest first, and the reply in progress. */
export function ChatMessages({ chat, advisorName, endings }: ChatMessagesProps) {
  const { held, loadError, sending } = chat;
  const { scroller, content, onScroll } = useStickToEnd();
  return (
    <section
      ref={scroller}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Messages"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 lg:px-5"
    >
      <div ref={content} className="grid min-h-full content-end gap-3">
        {!held && !loadError && <MessagesSkeleton />}
        {!held && loadError && <NotLoaded chat={chat} advisorName={advisorName} error={loadError} />}
        {held?.hasEarlier && (
          <p className="type-log text-center text-mist">Earlier messages are kept, and not shown here.</p>
        )}
        {held && !held.hasEarlier && <RobsLine advisorName={advisorName}>{held.welcome}</RobsLine>}
        <Lines chat={chat} advisorName={advisorName} />
        <Endings endings={endings} />
        {held && isLongConversation(held.messageCount) && (
          <LongConversation count={held.messageCount} advisorName={advisorName} endings={endings} />
        )}
      </div>
      <Spoken sending={sending} advisorName={advisorName} />
    </section>
  );
}

/** The saved messages, then those that are not saved yet, then the reply in progress. */
function Lines({ chat, advisorName }: { chat: Chat; advisorName: string }) {
  const { held, sending } = chat;
  const { live, waiting } = sending;
  const unsaved = unsavedOf(held, waiting);
  const isAnswered = held?.lines.some(
    (line) =>
      line.role === "user" &&
      line.clientMessageId === live?.clientMessageId &&
      line.replyState === "answered",
  );
  const isThinking = live !== null && (live.phase !== "sending" || live.trouble === null);
  // If the history failed to load, the message that is being sent is not in it and needs a line of its own.
  const isOwnMissing =
    live !== null && !held && !unsaved.some((message) => message.clientMessageId === live.clientMessageId);
  return (
    <>
      {held?.lines.map((line) => (
        <SavedLine key={line.id} line={line} advisorName={advisorName} sending={sending} />
      ))}
      {unsaved.map((message) => (
        <UnsavedLine key={message.clientMessageId} message={message} chat={chat} />
      ))}
      {isOwnMissing && <OwnLine>{live.content}</OwnLine>}
      {isThinking && !isAnswered && <StreamingReply live={live} advisorName={advisorName} />}
    </>
  );
}

/** The live region for screen readers. It announces that Rob is thinking, and later the complete reply. */
function Spoken({ sending, advisorName }: { sending: Sending; advisorName: string }) {
  const { live, said } = sending;
  const reply = said === null ? "" : `${advisorName}: ${said}`;
  return (
    <p role="status" className="sr-only">
      {live ? "Thinking..." : reply}
    </p>
  );
}

function NotLoaded({ chat, advisorName, error }: { chat: Chat; advisorName: string; error: Error }) {
  return (
    <>
      <RobsLine advisorName={advisorName}>{WELCOME}</RobsLine>
      <Notice tone="warning">
        <p>Failed to load chat history</p>
        {error.message !== "Failed to load chat history" && <p className="text-mist">{error.message}</p>}
        <p className="text-mist">What was said is safe on the server, and you can go on talking.</p>
        <Button look="link" onClick={chat.reload}>
          Retry
        </Button>
      </Notice>
    </>
  );
}

function Endings({ endings }: { endings: ChatEndings }) {
  const { fault, undoUntil } = endings;
  return (
    <>
      {fault && <Notice tone="warning">{fault}</Notice>}
      {undoUntil && (
        <UndoNotice
          key={undoUntil}
          until={undoUntil}
          isBusy={endings.isUndoing}
          fault={endings.undoFault}
          onUndo={endings.undo}
        >
          The chat is deleted.
        </UndoNotice>
      )}
    </>
  );
}

function MessagesSkeleton() {
  return (
    <Loading label="Loading the conversation...">
      <div className="grid gap-4">
        <Skeleton className="h-20 w-4/5" />
        <Skeleton className="h-12 w-3/5 justify-self-end" />
        <Skeleton className="h-24 w-4/5" />
      </div>
    </Loading>
  );
}
