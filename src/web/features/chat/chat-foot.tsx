import { type ReactNode, useState } from "react";
import type { Me } from "#contract/session.ts";
import { Composer } from "./composer.tsx";
import { isWithoutModel } from "./held-chat.ts";
import { RefusalNotice } from "./refusal-notice.tsx";
import type { Refusal } from "./sending-state.ts";
import { TapRow } from "./tap-row.tsx";
import type { Chat } from "./use-chat.ts";

export interface ChatFootProps {
  chat: Chat;
  advisorName: string;
  /** Whether this server has a model. */
  duck: Me["duck"]["kind"];
  /** Ticks the step of the reading that is not done yet. */
  onStepDone: () => Promise<void>;
  /** Renders the consent dialog that must be answered before a message is sent. */
  askConsent: (answer: { onAgreed: () => void; onClose: () => void }) => ReactNode;
  onSend: (content: string) => void;
}

/** What is below the messages: why the last one was refused, what can be tapped, and the field. */
export function ChatFoot({ chat, advisorName, duck, onStepDone, askConsent, onSend }: ChatFootProps) {
  const { sending, draft, held } = chat;
  const { refusal, live } = sending;
  const [opened, setOpened] = useState<Refusal | null>(null);
  const hasHelp = refusal?.error.code === "crisis_help";
  const needsConsent = refusal?.error.code === "consent_required";
  const isHeld = refusal?.error.opensAt !== undefined && opened !== refusal;
  return (
    <div className="border-t border-ripple px-4 pt-3 pb-3 lg:px-5">
      {needsConsent &&
        askConsent({ onClose: sending.forgetRefusal, onAgreed: () => onSend(refusal.order.content) })}
      {refusal && !needsConsent && !hasHelp && (
        <RefusalNotice
          key={`${refusal.order.clientMessageId}${refusal.error.opensAt?.getTime()}`}
          refusal={refusal}
          onOpen={() => setOpened(refusal)}
        />
      )}
      {!hasHelp && (
        <TapRow chat={chat} duck={duck} isBusy={live !== null || isHeld} onStepDone={onStepDone} />
      )}
      <Composer
        draft={draft}
        advisorName={advisorName}
        placeholder={isWithoutModel(held, duck) ? "A line to keep" : "Talk back to him"}
        isSending={live !== null}
        isHeld={isHeld}
        isStopping={live?.isStopping ?? false}
        onStop={live && live.phase !== "sending" ? sending.stop : null}
        onSend={onSend}
      />
    </div>
  );
}
