import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { followIntent } from "../ui/follow-intent.ts";

/**
 * Prefetches a page's code and data before its link is pressed. For people with an account; renders nothing.
 */
export function WarmLinks({ userId }: { userId: string }) {
  const [page, setPage] = useState<string | null>(null);
  useEffect(
    () =>
      followIntent((url) => {
        setPage(url.pathname);
        // If prefetching fails, the page requests its data when it opens and reports the error.
        import("./page-data.ts").then(({ loadPage }) => loadPage(url, userId)).catch(() => {});
      }),
    [userId],
  );
  return page && <PrefetchPageLinks page={page} />;
}
