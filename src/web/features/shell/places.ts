import type { BarItem } from "../../ui/bars.tsx";
import { CardsIcon, HomeIcon, PagesIcon, PlusIcon } from "../../ui/icons.tsx";

/** The bar's places in order. Only pages that exist: a tab never leads nowhere. */
export const PLACES: BarItem[] = [
  { to: "/", label: "Home", icon: HomeIcon, isExact: true },
  { to: "/insights", label: "Insights", icon: PagesIcon },
  { to: "/new-insight", label: "New insight", icon: PlusIcon, isRaised: true },
  { to: "/cards", label: "Cards", icon: CardsIcon },
];

/** On the wide bar the raised place stands last. */
export const PLACES_IN_A_ROW: BarItem[] = PLACES.filter((place) => !place.isRaised);
export const RAISED_PLACE: BarItem[] = PLACES.filter((place) => place.isRaised);
