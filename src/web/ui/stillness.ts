import { useSyncExternalStore } from "react";

const REDUCED = "(prefers-reduced-motion: reduce)";

/**
 * Returns whether the system or the app's switch asks for reduced motion. Matches the `still` variant in the
 * styles.
 */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === "reduced" || matchMedia(REDUCED).matches;
}

export function useIsStill(): boolean {
  return useSyncExternalStore(listen, isStill, () => true);
}

function listen(tell: () => void): () => void {
  const system = matchMedia(REDUCED);
  const appSwitch = new MutationObserver(tell);
  system.addEventListener("change", tell);
  appSwitch.observe(document.documentElement, { attributeFilter: ["data-motion"] });
  return () => {
    system.removeEventListener("change", tell);
    appSwitch.disconnect();
  };
}
