import { useEffect, useRef } from "react";
import { trimMessage } from "#domain/chat/message.ts";
import { CloseButton } from "../../ui/button.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";
import { Rob } from "../../ui/rob.tsx";
import { ChatFoot, type ChatFootProps } from "./chat-foot.tsx";
import { ChatHelp } from "./chat-help.tsx";
import { ChatMenu } from "./chat-menu.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { chatTitle } from "./chat-place.ts";
import { HelpBeside } from "./help-beside.tsx";
import { useChatEndings } from "./use-chat-endings.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

export interface ChatPanelProps extends Omit<ChatFootProps, "onSend"> {
  /** Whether help stands beside the reading. */
  mayBeInDanger: boolean;
  onClose: () => void;
}

/** The height of the reading that stays visible above the panel when a phone's keyboard is open, in pixels. */
const READING_IN_SIGHT = 56;

/** The open chat panel. It takes the focus but is not modal: the reading beside it stays usable. */
export function ChatPanel({ chat, advisorName, mayBeInDanger, onClose, ...foot }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const endings = useChatEndings(chat);
  const inset = useKeyboardInset();
  const { sending, draft, held } = chat;
  const isHelpInSight = held !== undefined && held.help.length > 0 && !held.isHelpFolded;
  const { refusal, live } = sending;
  useEffect(() => panel.current?.querySelector("textarea")?.focus({ preventScroll: true }), []);

  const help = refusal?.error.code === "crisis_help" ? refusal.error.help : null;
  function send(content: string, options?: { goOnAnyway: boolean }): void {
    draft.write("");
    sending.send(content, options);
  }
  return (
    <aside
      ref={panel}
      aria-label={`Chat with ${advisorName}`}
      data-tall={isHelpInSight || undefined}
      style={inset > 0 ? { bottom: inset, maxHeight: `calc(100dvh - ${inset + READING_IN_SIGHT}px)` } : {}}
      className="chat-panel fixed z-30 flex flex-col bg-pond lg:bg-ink"
      onKeyDown={(event) => {
        // Escape from a menu or a dialog, which bubbles through the React tree to the panel, is ignored.
        const isOwn = event.target instanceof Node && panel.current?.contains(event.target);
        if (isOwn && pressedKey(event) === "Escape") onClose();
      }}
    >
      <header className="flex items-center gap-2 border-b border-ripple py-1.5 pr-1.5 pl-4 lg:border-0 lg:pl-5">
        {!help && <Rob size="small" mood={live ? "thinking" : "listening"} />}
        <h2 dir="auto" className="type-title min-w-0 flex-1 truncate max-[22.4375rem]:text-[19px]">
          {help ? "Help" : chatTitle(advisorName, mayBeInDanger || isHelpInSight)}
        </h2>
        <ChatMenu hasMessages={(held?.messageCount ?? 0) > 0} endings={endings} />
        <CloseButton label="Close the chat" onClick={onClose} />
      </header>
      {help ? (
        <ChatHelp
          help={help}
          onClose={sending.forgetRefusal}
          onSendAnyway={() => send(trimMessage(draft.text), { goOnAnyway: true })}
        />
      ) : (
        <ChatMessages chat={chat} advisorName={advisorName} endings={endings} />
      )}
      {!help && held && held.help.length > 0 && (
        <HelpBeside help={held.help} isFolded={held.isHelpFolded} onDelete={endings.remove} />
      )}
      <ChatFoot chat={chat} advisorName={advisorName} onSend={send} {...foot} />
    </aside>
  );
}
