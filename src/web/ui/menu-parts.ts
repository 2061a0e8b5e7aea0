// What a menu's button and its entries have in common, without the code of the menu itself.
import type { Menu } from "@base-ui/react/menu";
import { type ComponentProps, type ComponentType, createContext } from "react";

/** `isGrave` marks an action that deletes something. */
export type MenuItemProps = Omit<ComponentProps<typeof Menu.Item>, "className"> & { isGrave?: boolean };

export const MENU_BUTTON =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-mist hover:text-moon";

/** The entry of the menu around it. */
export const MenuItemContext = createContext<ComponentType<MenuItemProps> | null>(null);
