import { MAIN_ID } from "./bars.tsx";

/** Returns whether no control has the focus: it is on the document, or on the page's main part, where a new page begins. */
export function isFocusFree(): boolean {
  const places = [document.body, document.getElementById(MAIN_ID)];
  return places.some((place) => place === document.activeElement);
}
