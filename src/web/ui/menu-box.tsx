// Base UI's menu in the app's own style. Its code is large, so `more-menu.tsx` loads it when a menu opens for the
// first time.
import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { MoreIcon } from "./icons.tsx";
import { MENU_BUTTON, MenuItemContext, type MenuItemProps } from "./menu-parts.ts";

interface MenuBoxProps {
  label: string;
  isBusy: boolean;
  children: ReactNode;
}

/** A menu that is open from its first render. */
export function MenuBox({ label, isBusy, children }: MenuBoxProps) {
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger aria-label={label} disabled={isBusy} className={MENU_BUTTON}>
        <MoreIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="appears min-w-56 overflow-hidden rounded-surface border border-ripple bg-pond shadow-hand outline-none">
            <MenuItemContext value={MenuItem}>{children}</MenuItemContext>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function MenuItem({ isGrave = false, ...props }: MenuItemProps) {
  return (
    <Menu.Item
      {...props}
      className={`flex min-h-11 cursor-pointer items-center px-4 py-2 data-disabled:opacity-60 data-highlighted:bg-ripple ${isGrave ? "text-bill" : ""}`}
    />
  );
}
