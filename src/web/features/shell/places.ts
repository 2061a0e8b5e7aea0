import type { BarItem } from "../../ui/bars.tsx";
import { BlocksIcon, CardsIcon, HomeIcon, PagesIcon, PlusIcon } from "../../ui/icons.tsx";

const HOME: BarItem = { to: "/", label: "Home", icon: HomeIcon, isExact: true };
const BLOCKS: BarItem = { to: "/blocks", label: "Blocks", icon: BlocksIcon };
const INSIGHTS: BarItem = { to: "/insights", label: "Insights", icon: PagesIcon };
const NEW_INSIGHT: BarItem = { to: "/new-insight", label: "New insight", icon: PlusIcon, isRaised: true };
const CARDS: BarItem = { to: "/cards", label: "Cards", icon: CardsIcon };

/** The phone's bar in order, before 'You', behind which the insights stand; home leads there, too. */
export const PLACES: BarItem[] = [HOME, BLOCKS, NEW_INSIGHT, CARDS];

/** The wide bar has room for all; the raised place stands last. */
export const PLACES_IN_A_ROW: BarItem[] = [HOME, BLOCKS, INSIGHTS, CARDS];
export const RAISED_PLACE: BarItem[] = [NEW_INSIGHT];
