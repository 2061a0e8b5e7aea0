import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { LiveArea, LiveChange } from "../../../contract/live.ts";

/** Home shows a little of everything in one answer. */
const HOME = ["home"];

/** Which answers a change makes old; by its id, where only those with it are. */
const KEYS: Record<LiveArea, (id: string | undefined) => QueryKey[]> = {
  blocks: () => [["blocks"], HOME],
  insights: () => [["insights"], HOME],
  chat: (id) =>
    id === undefined
      ? [["chat"]]
      : [
          ["chat", id],
          ["chat", "topics"],
        ],
  profile: () => [["profile"], HOME],
  settings: () => [["settings"]],
  reflections: () => [["reflections"]],
  cards: () => [["cards"]],
  // Who is there is asked for by the session itself.
  me: () => [["account"], HOME],
};

/** What is on the screen is asked for at once, the rest when somebody looks. A newer server's areas may be any. */
export function askAgain(queryClient: QueryClient, changes: readonly LiveChange[]): void {
  if (changes.some(({ area }) => !Object.hasOwn(KEYS, area))) {
    void queryClient.invalidateQueries();
    return;
  }
  const keys = new Map(
    changes.flatMap(({ area, id }) => KEYS[area](id)).map((queryKey) => [JSON.stringify(queryKey), queryKey]),
  );
  for (const queryKey of keys.values()) void queryClient.invalidateQueries({ queryKey });
}
