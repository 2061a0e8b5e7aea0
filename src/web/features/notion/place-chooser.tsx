import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { NotionPlaceOutput } from "#contract/notion.ts";
import { api } from "../../api/client.ts";
import { notionPlacesQuery } from "../../api/queries/notion.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";

const SEARCH_MAX = 200;

interface PlaceChooserProps {
  onChosen: () => void;
  /** Called to keep the present place; absent if there is none yet. */
  onCancel: (() => void) | undefined;
}

/** The choice of the page or database in Notion to which readings are exported. */
export function PlaceChooser({ onChosen, onCancel }: PlaceChooserProps) {
  const [search, setSearch] = useState("");
  const { data, error, isFetching, refetch } = useQuery(notionPlacesQuery(search));
  const choosing = useMutation({
    mutationKey: queryKey("notion", "choose"),
    mutationFn: ({ kind, id }: NotionPlaceOutput) => api.notion.choose({ kind, id }),
    meta: { waitsForRefetch: true },
  });
  return (
    <section aria-labelledby="notion-place" className="grid w-full gap-3">
      <h3 id="notion-place" className="type-log text-mist">
        Where should readings go?
      </h3>
      <SearchField
        label="Search pages and databases in Notion"
        placeholder="Search your Notion..."
        limit={SEARCH_MAX}
        search={search}
        onSearch={setSearch}
      />
      {data ? (
        <Places
          places={data.items}
          busyId={choosing.isPending ? choosing.variables.id : null}
          onChoose={(place) => choosing.mutate(place, { onSuccess: onChosen })}
        />
      ) : (
        <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {onCancel && (
        <Button look="link" className="justify-self-start" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {choosing.isError && <Notice tone="warning">{choosing.error.message}</Notice>}
    </section>
  );
}

interface PlacesProps {
  places: readonly NotionPlaceOutput[];
  busyId: string | null;
  onChoose: (place: NotionPlaceOutput) => void;
}

function Places({ places, busyId, onChoose }: PlacesProps) {
  if (places.length === 0)
    return (
      <p className="type-note text-mist">
        Nothing found. Only pages and databases that you shared with this app when you connected can be
        chosen. Connecting again lets you share more.
      </p>
    );
  return (
    <ul className="max-h-80 overflow-y-auto border-b border-ripple">
      {places.map((place) => (
        <li
          key={place.id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-ripple py-1"
        >
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {place.title || "Without a title"}
            <span className="type-small block text-mist">{place.kind === "page" ? "Page" : "Database"}</span>
          </span>
          <Button look="link" isBusy={busyId === place.id} onClick={() => onChoose(place)}>
            Choose <span className="sr-only">{place.title || "the one without a title"}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
