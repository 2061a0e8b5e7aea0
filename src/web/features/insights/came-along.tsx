import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { newestInsightQuery } from "../../api/queries/history.ts";
import { Notice } from "../../ui/notice.tsx";

/** Tells a former guest that their reading is now in their account, and links to it. */
export function CameAlong() {
  const { data } = useQuery(newestInsightQuery);
  const [newest] = data?.items ?? [];
  if (!newest || newest.isLocked) return null;
  return (
    <Notice tone="good">
      Signed up. Your reading came with you:{" "}
      <Link to={`/insights/${newest.id}`} className="underlined text-gold hover:decoration-gold">
        {newest.headline ?? "open it"}
      </Link>
    </Notice>
  );
}
