import { useState } from "react";
import { Link } from "react-router";
import { ARCHIVED_CHAT_KEPT_HOURS } from "#domain/plans/kept.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { MoreMenu, MoreMenuItem } from "../../ui/more-menu.tsx";
import type { ChatEndings } from "./use-chat-endings.ts";

/** The menu of a conversation. */
export function ChatMenu({ hasMessages, endings }: { hasMessages: boolean; endings: ChatEndings }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <MoreMenu label="More about this chat">
        <MoreMenuItem render={<Link to="/topics" />}>What your chats are about</MoreMenuItem>
        <MoreMenuItem disabled={!hasMessages} onClick={() => setAsking(true)}>
          Start over
        </MoreMenuItem>
        <MoreMenuItem isGrave disabled={!hasMessages || endings.isRemoving} onClick={endings.remove}>
          Delete this chat
        </MoreMenuItem>
      </MoreMenu>
      <StartOver isOpen={isAsking} onClose={() => setAsking(false)} endings={endings} />
    </>
  );
}

const HOURS_A_DAY = 24;

/** Asks for confirmation of a new conversation, because the old messages are not shown again. */
export function StartOver({
  isOpen,
  onClose,
  endings,
}: {
  isOpen: boolean;
  onClose: () => void;
  endings: ChatEndings;
}) {
  function startOver(): void {
    onClose();
    endings.reset();
  }

  return (
    <Dialog isOpen={isOpen} place="sheet" title="Start over?" onClose={onClose}>
      <p>
        What was said so far is archived: it will not be shown here again, and will be deleted after{" "}
        {ARCHIVED_CHAT_KEPT_HOURS / HOURS_A_DAY} days. The reading stays as it is.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Button onClick={startOver}>Start over</Button>
        <Button look="soft" onClick={onClose}>
          Keep talking
        </Button>
      </div>
    </Dialog>
  );
}
