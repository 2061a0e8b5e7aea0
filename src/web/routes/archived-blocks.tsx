import { useState } from "react";
import { useLocation } from "react-router";
import { ArchivedPage } from "../features/blocks/archived-page.tsx";
import { type DeletedBlock, readDeleted } from "../features/blocks/deleted-block.ts";
import { UndoBlockDelete } from "../features/blocks/undo-delete.tsx";
import { RequireAccount } from "../features/session/require-account.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Archived blocks") }];
}

/** The page of archived blocks. */
export default function ArchivedBlocks() {
  const { state } = useLocation();
  const [deleted, setDeleted] = useState<DeletedBlock | null>(() => readDeleted(state));
  return (
    <div className="page-frame overflow-x-clip pt-2 pb-10 md:pt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="type-display">Archived blocks</h1>
        <ButtonLink look="link" to="/blocks">
          Back to Blocks
        </ButtonLink>
      </div>
      {deleted && (
        <div className="mb-6">
          <UndoBlockDelete key={deleted.id} deleted={deleted} onRestored={() => setDeleted(null)} />
        </div>
      )}
      <RequireAccount>
        <ArchivedPage onDeleted={setDeleted} />
      </RequireAccount>
    </div>
  );
}
