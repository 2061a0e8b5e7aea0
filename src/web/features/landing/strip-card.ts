import type { CardSummary } from "#contract/cards.ts";

/** A card in the landing page's strip: its library entry and a description of its drawing. */
export type StripCard = Pick<CardSummary, "id" | "name"> & { artAlt: string };
