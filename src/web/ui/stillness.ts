import { useSyncExternalStore } from "react";

const REDUCED = "(prefers-reduced-motion: reduce)";

/**
 * Returns whether the system or the app's setting asks for reduced motion. The `still` variant in the styles has
 * the same condition.
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
