import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { HomeOutput } from "#contract/home.ts";
import type { ListedReflection, Reflection } from "#contract/reflections.ts";
import { OWN_QUESTION } from "#domain/deck/prompts.ts";
import { api } from "../../api/client.ts";
import { personalCardQuery } from "../../api/queries/advice.ts";
import { changeStale } from "../../api/queries/change-stale.ts";
import { homeQuery } from "../../api/queries/home.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { NOTHING, type ReflectionValue } from "./reflection-value.ts";

export interface ReflectionPlace {
  slug: string;
  prompt: number;
}

type Page = { items: ListedReflection[]; nextCursor: string | null };

/**
 * Returns a mutation that saves a reflection. Every cached page that shows the reflection gets the server's answer.
 */
export function useSaveReflection({ slug, prompt }: ReflectionPlace) {
  const client = useQueryClient();
  return useMutation({
    // Without a connection a save must fail at once, so that the page can say where the text is stored.
    networkMode: "always",
    mutationKey: queryKey("reflections", "save"),
    meta: { refetchType: "none" },
    mutationFn: (value: ReflectionValue & { basedOn: ReflectionValue; goOnAnyway: boolean }) =>
      api.reflections.save({ slug, prompt, ...value }),
    onSuccess: ({ reflection }) => takeOver(client, { slug, prompt }, reflection),
  });
}

const isReflection = (one: ListedReflection) => one.kind !== "reading" && one.kind !== "journal";

function takeOver(client: QueryClient, place: ReflectionPlace, reflection: Reflection | null): void {
  const lists = queryKey("reflections", "list");
  const isIt = (one: Reflection) => one.cardId === place.slug && one.prompt === place.prompt;
  // Cache: the answer is the saved reflection, and the rest of the card's page stays as it is.
  client.setQueryData(
    personalCardQuery(place.slug).queryKey,
    (mine) =>
      mine && {
        ...mine,
        reflections: [...mine.reflections.filter((one) => !isIt(one)), ...(reflection ? [reflection] : [])],
      },
  );
  // What else home shows may follow from the answer, so it stays stale.
  if (place.prompt === OWN_QUESTION) {
    changeStale<HomeOutput>(client, homeQuery.queryKey, (home) =>
      home.cardOfDay.id === place.slug ? { ...home, cardOfDay: { ...home.cardOfDay, reflection } } : home,
    );
  }
  // An empty reflection stays in a cached list, because the person may still be writing in it. The lists stay
  // stale, so that the next visit loads them again.
  for (const [key] of client.getQueriesData({ queryKey: lists })) {
    changeStale<InfiniteData<Page>>(client, key, (list) => ({
      ...list,
      pages: list.pages.map((page) => ({
        ...page,
        items: page.items.map((one) =>
          isReflection(one) && isIt(one) ? { ...one, isUnreadable: false, ...(reflection ?? NOTHING) } : one,
        ),
      })),
    }));
  }
}
