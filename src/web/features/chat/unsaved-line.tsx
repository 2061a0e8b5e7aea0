import { Button } from "../../ui/button.tsx";
import { OwnLine } from "./chat-line.tsx";
import type { UnsentMessage } from "./outbox.ts";
import type { Chat } from "./use-chat.ts";

/** A chat message that the server has not confirmed. It is stored in this browser until then. */
export function UnsavedLine({ message, chat }: { message: UnsentMessage; chat: Chat }) {
  const { sending, draft, reload } = chat;
  const { clientMessageId, content } = message;
  const live = sending.live?.clientMessageId === clientMessageId ? sending.live : null;
  const fault = sending.faults[clientMessageId] ?? live?.trouble;

  function takeBack(): void {
    if (sending.takeBack(clientMessageId)) draft.giveBack(content);
    // Loads the history again, in case the message had reached the server.
    reload();
  }

  return (
    <>
      <OwnLine
        isUnsaved={Boolean(fault)}
        foot={!fault && !live && <span className="py-2">waiting its turn</span>}
      >
        {content}
      </OwnLine>
      {fault && (
        <div role="status" className="type-small max-w-[88%] justify-self-end border-l-2 border-bill pl-4">
          <p>{fault}</p>
          <p className="text-mist">
            {live
              ? "Kept in this browser; it is sent again automatically."
              : "Not sent yet. It is kept in this browser."}
          </p>
          {!live && (
            <p className="flex gap-x-5">
              <Button look="link" disabled={sending.live !== null} onClick={() => sending.retry(message)}>
                Retry
              </Button>
              <Button look="link" onClick={takeBack}>
                Put it back in the field
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  );
}
