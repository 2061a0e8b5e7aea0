import { Menu } from "@base-ui/react/menu";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { MoreIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { forgetInsights, insightQuery } from "./insight-queries.ts";

interface InsightMenuProps {
  insightId: string;
  onDeleted: (deleted: { id: string; undoUntil: string }) => void;
  onReport: () => void;
}

const ITEM = "flex min-h-11 cursor-pointer items-center px-4 py-2 data-highlighted:bg-ripple";

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
      <Menu.Root>
        <Menu.Trigger
          aria-label="More"
          disabled={removal.isPending}
          className="-mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-mist hover:text-moon"
        >
          <MoreIcon />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-30">
            <Menu.Popup className="appears min-w-64 overflow-hidden rounded-surface border border-ripple bg-pond shadow-hand outline-none">
              <Menu.Item className={ITEM} onClick={onReport}>
                This reading was wrong or harmful
              </Menu.Item>
              <Menu.Item className={`${ITEM} text-bill`} onClick={() => removal.mutate()}>
                Delete this insight
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {removal.isError && (
        <div className="fixed inset-x-5 top-20 z-20 mx-auto max-w-md bg-pond p-3 shadow-hand">
          <Notice tone="warning">It was not deleted. {removal.error.message}</Notice>
        </div>
      )}
    </>
  );
}
