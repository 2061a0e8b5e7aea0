// The filter of the history, which is stored in the page's URL: ?q=&type=&card=&spread=&day=
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { SPREAD_TYPES } from "#domain/readings/spread.ts";
import { SEARCH_MAX } from "#domain/search/find-words.ts";
import type { HistoryFilter } from "../../api/queries/history.ts";

const CARD_ID = /^[a-z-]{1,60}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the filter that a URL's parameters describe. Values that the form does not offer are ignored. */
export function readFilter(params: URLSearchParams): HistoryFilter {
  const card = params.get("card") ?? "";
  const day = params.get("day") ?? "";
  return {
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_MAX),
    blockTypeId: BLOCK_TYPE_IDS.find((id) => id === params.get("type")) ?? null,
    cardId: CARD_ID.test(card) ? card : null,
    spreadType: SPREAD_TYPES.find((type) => type === params.get("spread")) ?? null,
    day: DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
  };
}

export function writeFilter({
  search,
  blockTypeId,
  cardId,
  spreadType,
  day,
}: HistoryFilter): URLSearchParams {
  const chosen = { q: search, type: blockTypeId, card: cardId, spread: spreadType, day };
  return new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

export function isNarrowed(filter: HistoryFilter): boolean {
  return writeFilter(filter).size > 0;
}
