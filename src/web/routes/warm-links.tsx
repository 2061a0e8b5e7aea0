import { useEffect } from "react";
import { subscribeToLinkIntent } from "../ui/follow-intent.ts";
import { preloadPage } from "../ui/preload-page.ts";

/**
 * Prefetches the code of a page before its link is pressed and, for a person with an account, its data. `memberId` is
 * `null` for a guest. Renders nothing.
 */
export function WarmLinks({ memberId }: { memberId: string | null }) {
  useEffect(
    () =>
      subscribeToLinkIntent((url) => {
        preloadPage(url.pathname);
        if (memberId === null) return;
        // If prefetching fails, the page requests its data when it opens and reports the error.
        import("./page-data.ts").then(({ loadPage }) => loadPage(url, memberId)).catch(() => {});
      }),
    [memberId],
  );
  return null;
}
