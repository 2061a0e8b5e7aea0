import { type ReactNode, useState } from "react";
import { ChatPanel } from "./chat-panel.tsx";
import { ChatPill } from "./chat-pill.tsx";
import type { ChatPlace } from "./outbox.ts";
import { useChat } from "./use-chat.ts";

export interface InsightChatProps {
  place: ChatPlace;
  advisorName: string;
  /** A guest has no chat: the way to an account instead. */
  onSignUp: (() => void) | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The consent that a message needs before it may be sent. */
  askConsent: (answer: { onAgreed: () => void; onClose: () => void }) => ReactNode;
}

/** Beside the reading on wide screens, a sheet under it on others; until then the place where one may begin to argue. */
export function InsightChat({
  place,
  advisorName,
  onSignUp,
  isOpen,
  onOpen,
  onClose,
  askConsent,
}: InsightChatProps) {
  const isShown = isOpen && onSignUp === null;
  const chat = useChat(place, { isOpen: isShown, advisorName });
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  if (!isShown) {
    return (
      <ChatPill
        advisorName={advisorName}
        waitingCount={chat.sending.waiting.length}
        hasDraft={chat.draft.text.trim() !== ""}
        takesFocus={wasShown}
        onOpen={onSignUp ?? onOpen}
      />
    );
  }
  return <ChatPanel chat={chat} advisorName={advisorName} onClose={onClose} askConsent={askConsent} />;
}
