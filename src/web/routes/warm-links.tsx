import { useEffect } from "react";
import { subscribeToLinkIntent } from "../ui/follow-intent.ts";

/**
 * Prefetches the code of a page before its link is pressed and, for a person with an account, its data. `memberId` is
 * `null` for a guest. Renders nothing.
 */
export function WarmLinks({ memberId }: { memberId: string | null }) {
  useEffect(
    () =>
      subscribeToLinkIntent((url) => {
        // If prefetching fails, the page requests its code and its data when it opens and reports the error.
        import("./page-code.ts").then(({ preloadCode }) => preloadCode(url.pathname)).catch(() => {});
        if (memberId === null) return;
        import("./page-data.ts").then(({ loadPage }) => loadPage(url, memberId)).catch(() => {});
      }),
    [memberId],
  );
  return null;
}
