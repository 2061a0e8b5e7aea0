import { type ReactNode, use, useState } from "react";
import { MoreIcon } from "./icons.tsx";
import { loadLater, useLater } from "./load-later.ts";
import { MENU_BUTTON, MenuItemContext, type MenuItemProps } from "./menu-parts.ts";

interface MoreMenuProps {
  /** The name of the menu's button, for screen readers. */
  label: string;
  isBusy?: boolean;
  /** The entries of the menu. */
  children: ReactNode;
}

const menuBox = loadLater(() => import("./menu-box.tsx").then((module) => module.MenuBox));

/** Loads the code of the menu early. If that fails, the click loads it again and reports the error. */
const loadSoon = () => void menuBox.load().catch(() => {});

/**
 * A menu of further actions behind a button with three dots. Until the first click only the button is rendered. The
 * code of the menu begins to load when the pointer or the focus comes near.
 */
export function MoreMenu({ label, isBusy = false, children }: MoreMenuProps) {
  const [isOpened, setOpened] = useState(false);
  const Box = useLater(menuBox, isOpened);
  if (isOpened && Box) {
    return (
      <Box label={label} isBusy={isBusy}>
        {children}
      </Box>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={isBusy}
      onPointerEnter={loadSoon}
      onFocus={loadSoon}
      onClick={() => setOpened(true)}
      className={MENU_BUTTON}
    >
      <MoreIcon />
    </button>
  );
}

/** An entry of the surrounding menu. */
export function MoreMenuItem(props: MenuItemProps) {
  const Item = use(MenuItemContext);
  return Item && <Item {...props} />;
}
