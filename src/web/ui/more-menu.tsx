import { Menu } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { MoreIcon } from "./icons.tsx";

interface MoreMenuProps {
  /** The name of the menu's button, for screen readers. */
  label: string;
  isBusy?: boolean;
  /** The entries of the menu. */
  children: ReactNode;
}

/** A menu of further actions, behind three dots. */
export function MoreMenu({ label, isBusy = false, children }: MoreMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={label}
        disabled={isBusy}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-mist hover:text-moon"
      >
        <MoreIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="appears min-w-56 overflow-hidden rounded-surface border border-ripple bg-pond shadow-hand outline-none">
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** `isGrave` marks an action that deletes something. */
export function MoreMenuItem({
  isGrave = false,
  ...props
}: Omit<ComponentProps<typeof Menu.Item>, "className"> & { isGrave?: boolean }) {
  return (
    <Menu.Item
      {...props}
      className={`flex min-h-11 cursor-pointer items-center px-4 py-2 data-disabled:opacity-60 data-highlighted:bg-ripple ${isGrave ? "text-bill" : ""}`}
    />
  );
}
