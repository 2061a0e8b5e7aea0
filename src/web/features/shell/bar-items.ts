import type { BarItem } from "../../ui/bars.tsx";
import { BlocksIcon, CardsIcon, HomeIcon, PagesIcon, PlusIcon } from "../../ui/icons.tsx";

const HOME: BarItem = { to: "/", label: "Home", icon: HomeIcon, isExact: true };
const BLOCKS: BarItem = { to: "/blocks", label: "Blocks", icon: BlocksIcon };
const INSIGHTS: BarItem = { to: "/insights", label: "Readings", icon: PagesIcon };
const NEW_INSIGHT: BarItem = {
  to: "/new-insight",
  label: "New reading",
  shortLabel: "New",
  icon: PlusIcon,
  isRaised: true,
};
const CARDS: BarItem = { to: "/cards", label: "Cards", icon: CardsIcon };

/** The items of the phone's navigation bar, in order. 'You' follows them, and leads to the cards. */
export const BOTTOM_BAR_ITEMS: BarItem[] = [HOME, BLOCKS, NEW_INSIGHT, INSIGHTS];

/** The items of the navigation bar on wide screens, in order. `WIDE_BAR_BUTTON` follows them. */
export const WIDE_BAR_ITEMS: BarItem[] = [HOME, BLOCKS, INSIGHTS, CARDS];
export const WIDE_BAR_BUTTON: BarItem[] = [NEW_INSIGHT];
