import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { MoreMenu, MoreMenuItem } from "../../ui/more-menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import { forgetInsights, insightQuery } from "./insight-queries.ts";

interface InsightMenuProps {
  insightId: string;
  onDeleted: (deleted: { id: string; undoUntil: string }) => void;
  onReport: () => void;
}

/** What can be done with a reading besides reading it. */
export function InsightMenu({ insightId, onDeleted, onReport }: InsightMenuProps) {
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: () => api.insights.remove({ id: insightId }),
    onSuccess: ({ undoUntil }) => {
      onDeleted({ id: insightId, undoUntil });
      queryClient.removeQueries({ queryKey: insightQuery(insightId).queryKey });
      void forgetInsights(queryClient);
    },
  });
  return (
    <>
      <div className="-mr-2.5">
        <MoreMenu label="More" isBusy={removal.isPending}>
          <MoreMenuItem onClick={onReport}>This reading was wrong or harmful</MoreMenuItem>
          <MoreMenuItem isGrave onClick={() => removal.mutate()}>
            Delete this insight
          </MoreMenuItem>
        </MoreMenu>
      </div>
      {removal.isError && (
        <div className="fixed inset-x-5 top-20 z-20 mx-auto max-w-md bg-pond p-3 shadow-hand">
          <Notice tone="warning">It was not deleted. {removal.error.message}</Notice>
        </div>
      )}
    </>
  );
}
