import { queryOptions } from "@tanstack/react-query";
import type { PersonalCard, SaidOutput } from "#contract/advice.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/** Queries the person's own history with this card. */
export function personalCardQuery(slug: string) {
  return queryOptions({
    queryKey: queryKey("advice", "mine", { slug }),
    queryFn: ({ signal }): Promise<PersonalCard> => api.advice.mine({ slug }, { signal }),
  });
}

export interface WordsWanted {
  slug: string;
  /** The subject of the text about a card: guidance for this type of block, or `take` for the advisor's opinion. */
  subject: BlockTypeId | "take";
  /** The version of the source data. A different version gives a different text. */
  version: string;
  /** Whether the person has seen the help and wants to read on. */
  goOnAnyway: boolean;
}

/**
 * Queries a text about a card. The server generates and stores one text per version. Only pressing `Retry` requests
 * a text again.
 */
export function wordsQuery({ slug, subject, version, goOnAnyway }: WordsWanted) {
  const asked = { slug, ...(goOnAnyway && { goOnAnyway }) };
  return queryOptions({
    queryKey:
      subject === "take"
        ? queryKey("advice", "take", asked, version)
        : queryKey("advice", "advise", { ...asked, blockTypeId: subject }, version),
    queryFn: (): Promise<SaidOutput> =>
      subject === "take" ? api.advice.take(asked) : api.advice.advise({ ...asked, blockTypeId: subject }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
