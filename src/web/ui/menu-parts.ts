// The types and the context that a menu's button and its entries share, without the code of the menu itself.
import type { Menu } from "@base-ui/react/menu";
import { type ComponentProps, type ComponentType, createContext } from "react";

/** The props of a menu entry. `isGrave` marks an action that deletes something. */
export type MenuItemProps = Omit<ComponentProps<typeof Menu.Item>, "className"> & { isGrave?: boolean };

export const MENU_BUTTON =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-mist hover:text-moon print:hidden";

/** The component that renders an entry of the surrounding menu; `null` outside of a menu. */
export const MenuItemContext = createContext<ComponentType<MenuItemProps> | null>(null);
