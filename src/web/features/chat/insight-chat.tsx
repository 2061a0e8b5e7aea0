import { useState } from "react";
import { ChatButton } from "./chat-button.tsx";
import { ChatPanel, type ChatPanelProps } from "./chat-panel.tsx";
import type { ChatPlace } from "./outbox.ts";
import { useChat } from "./use-chat.ts";

export interface InsightChatProps extends Omit<ChatPanelProps, "chat"> {
  place: ChatPlace;
  /** Starts the sign-up. Set for a guest, who has no chat; `null` for everybody else. */
  onSignUp: (() => void) | null;
  isOpen: boolean;
  onOpen: () => void;
}

/**
 * The chat of a reading: a panel beside the reading on wide screens, a sheet over it on others. While the chat is
 * closed, only the button that opens it is shown.
 */
export function InsightChat({ place, onSignUp, isOpen, onOpen, ...panel }: InsightChatProps) {
  const { advisorName, mayBeInDanger } = panel;
  const isShown = isOpen && onSignUp === null;
  const chat = useChat(place, { isOpen: isShown, advisorName });
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  if (!isShown) {
    return (
      <ChatButton
        advisorName={advisorName}
        mayBeInDanger={mayBeInDanger}
        waitingCount={chat.sending.waiting.length}
        hasDraft={chat.draft.text.trim() !== ""}
        takesFocus={wasShown}
        onOpen={onSignUp ?? onOpen}
      />
    );
  }
  return <ChatPanel chat={chat} {...panel} />;
}
