import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { PersonalCard } from "../../../contract/cards.ts";
import type { ListedReflection, Reflection } from "../../../contract/reflections.ts";
import { api } from "../../api/client.ts";
import type { ReflectionValue } from "./reflection-value.ts";

const PAGE = 30;

/** Everything the person wrote on cards and readings; with `search`, what holds its words. */
export function reflectionsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ["reflections", search],
    queryFn: ({ signal, pageParam }) =>
      api.reflections.list(
        { limit: PAGE, ...(pageParam && { cursor: pageParam }), ...(search && { search }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export interface ReflectionPlace {
  slug: string;
  prompt: number;
}

type Page = { items: ListedReflection[]; nextCursor: string | null };

/** Keeps what was written; every page that shows it takes over the answer. */
export function useSaveReflection({ slug, prompt }: ReflectionPlace) {
  const client = useQueryClient();
  return useMutation({
    // Without a connection it must fail at once, so that the page can say where the words are.
    networkMode: "always",
    mutationFn: (value: ReflectionValue & { saveAnyway: boolean }) =>
      api.reflections.save({ slug, prompt, ...value }),
    onSuccess: ({ reflection }) => takeOver(client, { slug, prompt }, reflection),
  });
}

function takeOver(client: QueryClient, place: ReflectionPlace, reflection: Reflection | null): void {
  const isIt = (one: Reflection) => one.cardId === place.slug && one.prompt === place.prompt;
  client.setQueryData<PersonalCard>(
    ["cards", place.slug, "mine"],
    (mine) =>
      mine && {
        ...mine,
        reflections: [...mine.reflections.filter((one) => !isIt(one)), ...(reflection ? [reflection] : [])],
      },
  );
  // In a list it stays where it is, also while it is empty: somebody may be writing in it.
  client.setQueriesData<InfiniteData<Page>>({ queryKey: ["reflections"] }, (list) => {
    return (
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((one) =>
            one.kind !== "reading" && isIt(one) ? { ...one, ...(reflection ?? { text: "" }) } : one,
          ),
        })),
      }
    );
  });
  void client.invalidateQueries({ queryKey: ["reflections"], refetchType: "none" });
}
