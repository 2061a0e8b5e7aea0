// What the history is narrowed to, as it stands in the page's address: ?q=&type=&card=&spread=
import { BLOCK_TYPE_IDS, type BlockTypeId } from "../../../domain/deck/card.ts";
import { SPREAD_TYPES, type SpreadType } from "../../../domain/readings/spread.ts";
import { SEARCH_MAX } from "../../../domain/search/find-words.ts";

export interface HistoryFilter {
  search: string;
  blockTypeId: BlockTypeId | null;
  cardId: string | null;
  spreadType: SpreadType | null;
}

export const NO_FILTER: HistoryFilter = { search: "", blockTypeId: null, cardId: null, spreadType: null };

const CARD_ID = /^[a-z-]{1,60}$/;

/** What an address asks for; what nobody could have chosen is left out. */
export function readFilter(params: URLSearchParams): HistoryFilter {
  const card = params.get("card") ?? "";
  return {
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_MAX),
    blockTypeId: BLOCK_TYPE_IDS.find((id) => id === params.get("type")) ?? null,
    cardId: CARD_ID.test(card) ? card : null,
    spreadType: SPREAD_TYPES.find((type) => type === params.get("spread")) ?? null,
  };
}

export function writeFilter({ search, blockTypeId, cardId, spreadType }: HistoryFilter): URLSearchParams {
  const chosen = { q: search, type: blockTypeId, card: cardId, spread: spreadType };
  return new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

export function isNarrowed(filter: HistoryFilter): boolean {
  return writeFilter(filter).size > 0;
}
