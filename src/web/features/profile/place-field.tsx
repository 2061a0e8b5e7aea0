import { Autocomplete } from "@base-ui/react/autocomplete";
import { type ReactNode, useId, useState } from "react";
import type { PlaceOutput } from "#contract/places.ts";
import { PROFILE_TEXT_MAX } from "#domain/readings/lengths.ts";
import { Button } from "../../ui/button.tsx";
import { LengthFault } from "../../ui/text-length.tsx";
import { usePlaceSearch } from "./use-place-search.ts";

/**
 * A city field with suggestions. The value is a city from the list, or typed text that the person confirms.
 */
export function PlaceField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const [text, setText] = useState(value);
  const [wasLeft, setLeft] = useState(false);
  const [isListWanted, setListWanted] = useState(false);
  const isChosen = value !== "";
  const search = usePlaceSearch(isChosen ? "" : text);

  function type(next: string, isPicked: boolean): void {
    setText(next);
    setLeft(false);
    if (isPicked || isChosen) onChange(isPicked ? next : "");
  }

  // An open list hides the rest of the page from screen readers, so an empty list stays closed.
  const isListOpen = isListWanted && (search.isSearching || search.places.length > 0);
  const isTooLong = text.length > PROFILE_TEXT_MAX;
  const isUndecided = !isChosen && text.trim() !== "" && !search.isSearching;
  const isLoose = isUndecided && wasLeft;
  return (
    <div>
      <Autocomplete.Root
        items={search.places}
        filter={null}
        autoHighlight
        open={isListOpen}
        onOpenChange={setListWanted}
        value={isChosen ? value : text}
        onValueChange={(next, { reason }) => type(next, reason === "item-press")}
        itemToStringValue={(place: PlaceOutput) => place.formattedAddress}
      >
        <label htmlFor={id} className="type-small mb-1 block text-mist">
          Place of birth
        </label>
        <Autocomplete.Input
          id={id}
          // The open list hides the label from screen readers.
          aria-label="Place of birth"
          dir="auto"
          autoComplete="off"
          placeholder="Type a city"
          aria-describedby={`${id}-note`}
          aria-invalid={isLoose || undefined}
          onBlur={() => setLeft(true)}
          className="h-13 w-full rounded-surface border border-edge bg-ink px-4 text-moon placeholder:text-mist aria-invalid:border-bill"
        />
        <Suggestions isSearching={search.isSearching} isEmpty={search.places.length === 0} />
      </Autocomplete.Root>
      <div id={`${id}-note`} className="type-small mt-1 text-mist">
        <LengthFault called="The place" text={isChosen ? value : text} limit={PROFILE_TEXT_MAX} />
        <PlaceNote
          {...search}
          isUndecided={isUndecided}
          isLoose={isLoose}
          isChosen={isChosen}
          onKeep={() => !isTooLong && type(text.trim(), true)}
        />
      </div>
    </div>
  );
}

function Suggestions({ isSearching, isEmpty }: { isSearching: boolean; isEmpty: boolean }) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner sideOffset={6} className="z-30">
        <Autocomplete.Popup
          aria-busy={isSearching || undefined}
          className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-surface border border-ripple bg-pond shadow-hand"
        >
          <Autocomplete.Status>
            {isSearching && isEmpty && <p className="px-4 py-3 text-mist">Searching...</p>}
          </Autocomplete.Status>
          <Autocomplete.List>
            {(place: PlaceOutput) => (
              <Autocomplete.Item
                key={place.id}
                value={place}
                className="min-h-13 cursor-pointer px-4 py-2 data-highlighted:bg-ripple"
              >
                <span dir="auto" className="block truncate">
                  {place.displayName}
                </span>
                <span dir="auto" className="type-small block truncate text-mist">
                  {place.formattedAddress}
                </span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

interface PlaceNoteProps {
  hasFailed: boolean;
  hasFoundNothing: boolean;
  /** Whether the field holds text that is not a chosen city, and the search for that text has finished. */
  isUndecided: boolean;
  /** Whether the field holds text that is not a chosen city, and has lost the focus. */
  isLoose: boolean;
  isChosen: boolean;
  searchAgain: () => void;
  onKeep: () => void;
}

function PlaceNote({ isUndecided, isLoose, ...props }: PlaceNoteProps): ReactNode {
  if (props.isChosen) return null;
  if (!isUndecided) return "Type a city. A region narrows it down: Paris, Texas.";
  return (
    <>
      <p role={isLoose ? "alert" : "status"} className={isLoose || props.hasFailed ? "text-bill" : ""}>
        {sentenceFor(props)}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <Button look="link" onClick={props.onKeep}>
          Keep it as typed
        </Button>
        {props.hasFailed && (
          <Button look="link" onClick={props.searchAgain}>
            Search again
          </Button>
        )}
      </p>
    </>
  );
}

function sentenceFor({ hasFailed, hasFoundNothing }: Pick<PlaceNoteProps, "hasFailed" | "hasFoundNothing">) {
  if (hasFailed) return "The city search is not answering. What you typed will do.";
  if (hasFoundNothing) return "No city by that name in our list. What you typed will do.";
  return "Choose a city from the list.";
}
