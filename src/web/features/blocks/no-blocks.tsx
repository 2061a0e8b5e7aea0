import { useQuery } from "@tanstack/react-query";
import { hasArchivedQuery } from "../../api/queries/archived-blocks.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/notice.tsx";
import { BlockListSkeleton } from "./block-list.tsx";

/** The empty state of the tracker. The text differs when there are archived blocks. */
export function NoBlocks() {
  const archived = useQuery(hasArchivedQuery);
  if (archived.isPending) return <BlockListSkeleton />;
  return (
    <EmptyPanel
      art="pond"
      title={archived.data ? "No Active Blocks" : "No Blocks Being Tracked Yet"}
      actions={<ButtonLink to="/new-insight">+ New Insight</ButtonLink>}
    >
      {archived.data
        ? "Everything you tracked is in the archive. A new reading starts a new block."
        : "A block begins with a reading: say what has you stuck, and it is kept here as a stone in the water."}
    </EmptyPanel>
  );
}
