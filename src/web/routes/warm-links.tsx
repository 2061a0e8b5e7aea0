import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { followIntent } from "../ui/follow-intent.ts";

/**
 * Prefetches the code and the data of a page before its link is pressed, for people with an account. Renders
 * nothing.
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
