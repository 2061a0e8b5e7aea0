import { expect, it } from "vitest";
import { NO_FILTER } from "../../api/queries/history.ts";
import { isNarrowed, readFilter, writeFilter } from "./history-filter.ts";

const read = (address: string) => readFilter(new URLSearchParams(address));

it("the history filter is written to the address and read back", () => {
  const filter = {
    search: "four drafts & a duck",
    blockTypeId: "work",
    cardId: "the-merge-conflict",
    spreadType: "full-pond",
    day: "2026-11-20",
  } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(filter).toString()).toBe(
    "q=four+drafts+%26+a+duck&type=work&card=the-merge-conflict&spread=full-pond&day=2026-11-20",
  );
});

it("the history filter leaves the address empty when no filter is set", () => {
  expect(writeFilter(NO_FILTER).toString()).toBe("");
  expect([isNarrowed(NO_FILTER), isNarrowed(read("q=+"))]).toEqual([false, false]);
  expect(isNarrowed(read("card=the-ping"))).toBe(true);
});

it("the history filter ignores values that the form does not offer", () => {
  expect(read("type=taxes&card=%3Cscript%3E&spread=celtic&page=9&day=2026-13-41")).toEqual(NO_FILTER);
  expect(read(`q=${"a".repeat(999)}`).search).toHaveLength(200);
});
