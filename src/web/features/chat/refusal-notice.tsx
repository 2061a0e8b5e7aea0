import { LimitNotice } from "../../ui/limit-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Refusal } from "./sending-state.ts";

interface RefusalNoticeProps {
  refusal: Refusal;
  /** Called when the rate limit has expired. */
  onOpen: () => void;
}

/** Explains why a chat message was refused. The message's text is back in the field below. */
export function RefusalNotice({ refusal: { error }, onOpen }: RefusalNoticeProps) {
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
