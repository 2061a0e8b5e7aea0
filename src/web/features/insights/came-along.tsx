import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import { newestInsightQuery } from "./insight-queries.ts";

/** Tells somebody who was a guest until now that their reading is still theirs, and leads there. */
export function CameAlong() {
  const { data } = useQuery(newestInsightQuery);
  const [newest] = data?.items ?? [];
  if (!newest || newest.isLocked) return null;
  return (
    <Notice tone="good">
      Signed up. Your reading came along:{" "}
      <Link to={`/insights/${newest.id}`} className="underlined text-gold hover:decoration-gold">
        {newest.headline ?? "open it"}
      </Link>
    </Notice>
  );
}
