import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { BLOCKS_BEFORE_AN_AD } from "#domain/ads/placements.ts";
import { blockListQuery } from "../api/queries/blocks.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import { AddBlock } from "../features/blocks/add-block.tsx";
import { BlocksPage } from "../features/blocks/blocks-page.tsx";
import { type DeletedBlock, readDeleted } from "../features/blocks/deleted-block.ts";
import { UndoBlockDelete } from "../features/blocks/undo-delete.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Blocks") }];
}

/** The page of the block tracker. After a block was deleted, the person can undo that here. */
export default function Blocks() {
  return (
    <RequireAccount>
      <Tracker />
    </RequireAccount>
  );
}

function Tracker() {
  const { user } = useAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<DeletedBlock | null>(() => readDeleted(state));
  const search = query.get("search") ?? "";
  const { isPending } = useInfiniteQuery(blockListQuery({ search }));
  if (!user) return null;
  return (
    <div className="page-frame overflow-x-clip pt-2 pb-10 md:pt-10">
      <TrackerHead onAdd={() => setAdding(true)} />
      {deleted && (
        <div className="mb-6">
          <UndoBlockDelete key={deleted.id} deleted={deleted} onRestored={() => setDeleted(null)} />
        </div>
      )}
      <BlocksPage
        search={search}
        onSearch={(search) => setQuery(search ? { search } : {}, { replace: true })}
        onDeleted={setDeleted}
      />
      {search === "" && <ListNotice />}
      {!isPending && (
        <p className="mt-6">
          <Link to="/blocks/archived" className="underlined inline-block py-2.5 text-gold">
            Archived blocks
          </Link>
        </p>
      )}
      {isAdding && (
        <AddBlock
          userId={user.id}
          onClose={() => setAdding(false)}
          onAdded={({ id }) => void navigate(`/blocks/${id}`)}
        />
      )}
    </div>
  );
}

/** The title of the page, with the two ways to add a block. */
function TrackerHead({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
      <h1 className="type-display">Blocks</h1>
      <div className="flex flex-wrap items-baseline gap-x-6">
        <ButtonLink look="link" to="/new-reading">
          Add New Block
        </ButtonLink>
        <Button look="link" onClick={onAdd}>
          Add by hand
        </Button>
      </div>
    </div>
  );
}

function ListNotice() {
  const { data } = useInfiniteQuery(blockListQuery({}));
  const blocks = data?.pages.flatMap(({ items }) => items) ?? [];
  const active = blocks.filter(({ status }) => status === "active");
  if (active.length < BLOCKS_BEFORE_AN_AD || blocks.some(({ isGrave }) => isGrave)) return null;
  return <AdSlot placement="blocks-list" />;
}
