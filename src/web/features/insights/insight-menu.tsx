import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { api } from "../../api/client.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { CloseButton } from "../../ui/button.tsx";
import { MoreMenu, MoreMenuItem } from "../../ui/more-menu.tsx";
import { Notice } from "../../ui/notice.tsx";

interface InsightMenuProps {
  insightId: string;
  onDeleted: (deleted: { id: string; undoUntil: string }) => void;
  onReport: () => void;
}

/** The menu of a reading: export, report or delete it. */
export function InsightMenu({ insightId, onDeleted, onReport }: InsightMenuProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const removal = useMutation({
    mutationKey: queryKey("insights", "remove", { id: insightId }),
    mutationFn: () => api.insights.remove({ id: insightId }),
    onSuccess: ({ undoUntil }) => {
      onDeleted({ id: insightId, undoUntil });
      // Cache: the page of the deleted reading is being left, so the cached reading is removed and going back does
      // not show it.
      queryClient.removeQueries({ queryKey: insightQuery(insightId).queryKey });
    },
  });

  function dismiss(): void {
    removal.reset();
    place.current?.querySelector("button")?.focus();
  }

  return (
    <>
      <div ref={place} className="-mr-2.5">
        <MoreMenu label="More" isBusy={removal.isPending}>
          <MoreMenuItem onClick={() => void navigate(`/export?kind=insight&id=${insightId}`)}>
            Export
          </MoreMenuItem>
          <MoreMenuItem onClick={onReport}>Report this reading</MoreMenuItem>
          <MoreMenuItem isGrave onClick={() => removal.mutate()}>
            Delete this reading
          </MoreMenuItem>
        </MoreMenu>
      </div>
      {removal.isError && (
        <div className="fixed inset-x-5 top-20 z-20 mx-auto flex max-w-md items-start bg-pond p-3 shadow-hand">
          <div className="min-w-0 flex-1">
            <Notice tone="warning">It was not deleted. {removal.error.message}</Notice>
          </div>
          <CloseButton label="Dismiss" onClick={dismiss} />
        </div>
      )}
    </>
  );
}
