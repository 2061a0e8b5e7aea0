import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { followIntent } from "../ui/follow-intent.ts";

/** Fetches a page's code and answer while somebody is on the way to its link. For whoever has an account; shows nothing. */
export function WarmLinks({ userId }: { userId: string }) {
  const [page, setPage] = useState<string | null>(null);
  useEffect(
    () =>
      followIntent((url) => {
        setPage(url.pathname);
        // What knows the pages' answers comes with the first of them.
        void import("./warm-up.ts").then(({ fetchAnswers }) => fetchAnswers(url, userId)).catch(() => {});
      }),
    [userId],
  );
  return page && <PrefetchPageLinks page={page} />;
}
