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
        // The prefetch code loads when the first link is about to be followed.
        void import("./warm-up.ts").then(({ fetchAnswers }) => fetchAnswers(url, userId)).catch(() => {});
      }),
    [userId],
  );
  return page && <PrefetchPageLinks page={page} />;
}
