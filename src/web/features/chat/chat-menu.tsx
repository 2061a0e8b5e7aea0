import { Menu } from "@base-ui/react/menu";
import { useState } from "react";
import { Link } from "react-router";
import { ARCHIVED_CHAT_KEPT_HOURS } from "../../../domain/plans/kept.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { MoreIcon } from "../../ui/icons.tsx";
import type { ChatEndings } from "./use-chat-endings.ts";

const ITEM =
  "flex min-h-11 cursor-pointer items-center px-4 py-2 data-highlighted:bg-ripple data-disabled:opacity-60";

interface ChatMenuProps {
  hasMessages: boolean;
  endings: ChatEndings;
}

/** What can be done with a conversation besides talking. */
export function ChatMenu({ hasMessages, endings }: ChatMenuProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger
          aria-label="More about this chat"
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-mist hover:text-moon"
        >
          <MoreIcon />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-40">
            <Menu.Popup className="appears min-w-56 overflow-hidden rounded-surface border border-ripple bg-pond shadow-hand outline-none">
              <Menu.Item className={ITEM} render={<Link to="/topics" prefetch="intent" />}>
                What you argue about
              </Menu.Item>
              <Menu.Item className={ITEM} disabled={!hasMessages} onClick={() => setAsking(true)}>
                Start over
              </Menu.Item>
              <Menu.Item
                className={`${ITEM} text-bill`}
                disabled={!hasMessages || endings.isRemoving}
                onClick={endings.remove}
              >
                Delete this chat
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <StartOver
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onStartOver={() => {
          setAsking(false);
          endings.reset();
        }}
      />
    </>
  );
}

interface StartOverProps {
  isOpen: boolean;
  onClose: () => void;
  onStartOver: () => void;
}

const HOURS_A_DAY = 24;

/** Asked first, because what was said is not shown again after it. */
export function StartOver({ isOpen, onClose, onStartOver }: StartOverProps) {
  return (
    <Dialog isOpen={isOpen} place="sheet" title="Start over?" onClose={onClose}>
      <p>
        What was said so far is archived: it is not shown here again, and deleted after{" "}
        {ARCHIVED_CHAT_KEPT_HOURS / HOURS_A_DAY} days. The reading stays as it is.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Button onClick={onStartOver}>Start over</Button>
        <Button look="soft" onClick={onClose}>
          Keep talking
        </Button>
      </div>
    </Dialog>
  );
}
