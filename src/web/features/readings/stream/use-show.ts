import { useEffectEvent, useLayoutEffect } from "react";

/** Passes the current state of a reading to the page that shows it, at every render and before the browser paints. */
export function useShow<Shown>(show: (shown: Shown) => void, shown: Shown): void {
  const showNow = useEffectEvent(() => show(shown));
  useLayoutEffect(() => showNow());
}
