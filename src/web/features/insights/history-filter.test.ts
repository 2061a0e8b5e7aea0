import { expect, it } from "vitest";
import { isNarrowed, NO_FILTER, readFilter, writeFilter } from "./history-filter.ts";

const read = (address: string) => readFilter(new URLSearchParams(address));

it("says in the address what the history is narrowed to, and reads it back", () => {
  const filter = {
    search: "four drafts & a duck",
    blockTypeId: "work",
    cardId: "the-merge-conflict",
    spreadType: "full-pond",
  } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(filter).toString()).toBe(
    "q=four+drafts+%26+a+duck&type=work&card=the-merge-conflict&spread=full-pond",
  );
});

it("leaves the address clean where nothing is asked for", () => {
  expect(writeFilter(NO_FILTER).toString()).toBe("");
  expect([isNarrowed(NO_FILTER), isNarrowed(read("q=+"))]).toEqual([false, false]);
  expect(isNarrowed(read("card=the-ping"))).toBe(true);
});

it("passes over what nobody could have chosen", () => {
  expect(read("type=taxes&card=%3Cscript%3E&spread=celtic&page=9")).toEqual(NO_FILTER);
  expect(read(`q=${"a".repeat(999)}`).search).toHaveLength(200);
});
