import { type ReactNode, useState } from "react";
import { ChatButton } from "./chat-button.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import type { ChatPlace } from "./outbox.ts";
import { useChat } from "./use-chat.ts";

export interface InsightChatProps {
  place: ChatPlace;
  advisorName: string;
  /** Starts the sign-up. Set for a guest, who has no chat; `null` for everybody else. */
  onSignUp: (() => void) | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Renders the consent dialog that must be answered before a message is sent. */
  askConsent: (answer: { onAgreed: () => void; onClose: () => void }) => ReactNode;
}

/**
 * The chat of a reading: a panel beside the reading on wide screens, a sheet over it on others. While the chat is
 * closed, only the button that opens it is shown.
 */
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
      <ChatButton
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
