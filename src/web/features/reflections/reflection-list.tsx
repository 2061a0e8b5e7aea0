import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedReflection } from "#contract/reflections.ts";
import { SEARCH_MAX } from "#domain/search/find-words.ts";
import { reflectionsQuery } from "../../api/queries/reflections.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel, ErrorPanel } from "../../ui/notice.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { pagingPropsOf, ShowMore } from "../../ui/show-more.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { RuledLines } from "../../ui/skeleton-lines.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { JournalRow } from "./journal-row.tsx";
import { NoteRow } from "./note-row.tsx";
import { ReflectionRow } from "./reflection-row.tsx";

/** Lists everything the person wrote about cards and readings, and their journal entries, with a search. */
export function ReflectionList({ userId }: { userId: string }) {
  const [search, setSearch] = useState("");
  const list = useInfiniteQuery({ ...reflectionsQuery(search), placeholderData: (before) => before });
  const [open, setOpen] = useState<readonly string[]>([]);
  const items = (list.data?.pages.flatMap((page) => page.items) ?? []).filter(
    (one) => one.text !== "" || open.includes(keyOf(one)),
  );
  const isEmpty = list.isSuccess && !list.isPlaceholderData && !list.hasNextPage && items.length === 0;
  if (isEmpty && search === "") return <NothingYet />;
  return (
    <>
      <div className="w-full max-w-md">
        <SearchField
          label="Search reflections"
          placeholder="Search your reflections..."
          limit={SEARCH_MAX}
          search={search}
          onSearch={setSearch}
        />
      </div>
      <p className="sr-only" role="status">
        {list.isSuccess &&
          search !== "" &&
          !list.isPlaceholderData &&
          (isEmpty ? "Nothing found" : `${items.length} found`)}
      </p>
      <div className="mt-6">
        {list.isPending && <ListSkeleton />}
        {list.isError && !list.data && (
          <ErrorPanel
            cause={list.error}
            title="Your reflections did not load"
            kept="They are safe on the server."
            actions={<Button onClick={() => void list.refetch()}>Retry</Button>}
          >
            {list.error.message}
          </ErrorPanel>
        )}
        {isEmpty && (
          <EmptyPanel
            art="pond"
            title="None of them says that"
            actions={
              <Button look="outline" onClick={() => setSearch("")}>
                Clear Search
              </Button>
            }
          >
            Nothing you wrote here has these words.
          </EmptyPanel>
        )}
        {items.length > 0 && (
          <ul className="list-none border-t border-ripple">
            {items.map((one) => {
              const key = keyOf(one);
              if (one.kind === "reading") return <NoteRow key={key} note={one} />;
              if (one.kind === "journal") return <JournalRow key={key} entry={one} />;
              return (
                <ReflectionRow
                  key={key}
                  userId={userId}
                  reflection={one}
                  isOpen={open.includes(key)}
                  onToggle={() => setOpen(toggle(open, key))}
                />
              );
            })}
          </ul>
        )}
        <ShowMore {...pagingPropsOf(list)} />
      </div>
    </>
  );
}

function keyOf(one: ListedReflection): string {
  if (one.kind === "reading") return one.insightId;
  return one.kind === "journal" ? one.id : `${one.cardId} ${one.prompt}`;
}

function toggle(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}

function NothingYet() {
  return (
    <EmptyPanel
      art="paper"
      title="No reflections yet"
      actions={<ButtonLink to="/cards">Go to the cards</ButtonLink>}
    >
      Each card you have drawn asks you three things, and each reading ends with a blank page. What you write
      there is kept here, for you.
    </EmptyPanel>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading your reflections...">
      <div className="border-t border-ripple">
        {["a", "b", "c"].map((row) => (
          <div key={row} className="flex gap-4 border-b border-ripple py-6 sm:gap-6">
            <div aria-hidden="true" className="shrink-0">
              <TarotCard id="back" name="" isFaceDown size="thumb" className="opacity-60" />
            </div>
            <div className="flex-1">
              <RuledLines className="type-log mt-3 mb-3.5 h-[1lh] w-40" />
              <RuledLines className="type-brand h-[1lh] w-4/5" />
              <RuledLines className="type-write mt-2 h-[3lh]" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
