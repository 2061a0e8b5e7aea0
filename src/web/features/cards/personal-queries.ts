import { queryOptions } from "@tanstack/react-query";
import type { PersonalCard, SaidOutput } from "../../../contract/cards.ts";
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import { api } from "../../api/client.ts";

/** What this card has been to the person. */
export function mineQuery(slug: string) {
  return queryOptions({
    queryKey: ["cards", slug, "mine"],
    queryFn: ({ signal }): Promise<PersonalCard> => api.personalCards.mine({ slug }, { signal }),
  });
}

export interface WordsWanted {
  slug: string;
  /** Guidance for this kind of block, or the advisor's take. */
  subject: BlockTypeId | "take";
  /** Of all that the words are made from: another version is other words. */
  version: string;
  /** The person has seen the help and wants to read on. */
  goOn: boolean;
}

/** Said once a version and kept by the server; nothing but `Retry` asks for it again. */
export function wordsQuery({ slug, subject, version, goOn }: WordsWanted) {
  return queryOptions({
    queryKey: ["card-words", slug, subject, version, goOn],
    queryFn: (): Promise<SaidOutput> => {
      const asked = { slug, ...(goOn && { goOn }) };
      return subject === "take"
        ? api.personalCards.take(asked)
        : api.personalCards.advise({ ...asked, blockTypeId: subject });
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
