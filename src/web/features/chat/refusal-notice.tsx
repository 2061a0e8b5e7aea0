import { Button } from "../../ui/button.tsx";
import { HelpLines } from "../../ui/help-lines.tsx";
import { LimitNotice } from "../../ui/limit-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Refusal } from "./sending-state.ts";

interface RefusalNoticeProps {
  refusal: Refusal;
  /** The limit is over. */
  onOpen: () => void;
  onClose: () => void;
  onSendAnyway: () => void;
}

/** Why a message was not taken. Its words are back in the field below. */
export function RefusalNotice({ refusal: { error }, onOpen, onClose, onSendAnyway }: RefusalNoticeProps) {
  if (error.code === "crisis_help") {
    return (
      <section aria-labelledby="chat-help" className="mb-3 max-h-[38dvh] overflow-y-auto lg:max-h-[55dvh]">
        <div role="alert">
          <h3 id="chat-help" className="type-title">
            Please talk to a person.
          </h3>
          <p className="mt-2">
            What you wrote sounds serious, and a duck is the wrong one to tell. These people answer now, and
            you can stay anonymous.
          </p>
        </div>
        <div className="mt-4">
          <HelpLines lines={error.help} />
        </div>
        <p className="type-small mt-2 text-mist">
          Your words are in the field below. They were not saved and not sent to a model.
        </p>
        <div className="flex flex-wrap gap-x-6">
          <Button look="link" onClick={onSendAnyway}>
            Send anyway
          </Button>
          <Button look="link" onClick={onClose}>
            Close this
          </Button>
        </div>
      </section>
    );
  }
  if (error.opensAt) {
    return (
      <div className="mb-3">
        <LimitNotice
          sentence={error.message}
          opensAt={error.opensAt}
          kept="Your words are kept in the field below."
          onOpen={onOpen}
        />
      </div>
    );
  }
  return (
    <div className="mb-3">
      <Notice tone="warning">{error.message} Your words are in the field below.</Notice>
    </div>
  );
}
