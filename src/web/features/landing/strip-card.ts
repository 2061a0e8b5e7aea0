import type { CardSummary } from "../../../contract/cards.ts";

/** A card of the landing's strip: as the library has it, with its drawing in words. */
export type StripCard = Pick<CardSummary, "id" | "name"> & { artAlt: string };
