import { QueryClient, type QueryKey, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { LIVE_AREAS, type LiveArea, type LiveChange } from "#contract/live.ts";
import { ApiError, type ApiErrorCode } from "../api-error.ts";
import { createQueryClient } from "../query-client.ts";
import { personalCardQuery } from "./advice.ts";
import { blockListQuery, blockQuery } from "./blocks.ts";
import { cardQuery } from "./cards.ts";
import { changeStale } from "./change-stale.ts";
import { invalidateAreas, removeQueriesOfAreas } from "./changed-answers.ts";
import { topicsQuery } from "./chat.ts";
import { historyQuery } from "./history.ts";
import { homeQuery } from "./home.ts";
import { insightQuery } from "./insights.ts";
import { profileQuery } from "./profile.ts";
import { queryKey } from "./query-key.ts";
import { openStepsQuery } from "./steps.ts";

const KEYS = {
  blocks: blockListQuery({}).queryKey,
  block: blockQuery("7").queryKey,
  otherBlock: blockQuery("8").queryKey,
  history: historyQuery().queryKey,
  insight: insightQuery("7").queryKey,
  steps: openStepsQuery.queryKey,
  chat: queryKey("chat", "messages", { id: "7" }),
  otherChat: queryKey("chat", "messages", { id: "8" }),
  topics: topicsQuery.queryKey,
  card: cardQuery("the-ping").queryKey,
  mine: personalCardQuery("the-ping").queryKey,
  profile: profileQuery.queryKey,
  home: homeQuery.queryKey,
} as const satisfies Record<string, QueryKey>;
type Name = keyof typeof KEYS;
const NAMES = Object.keys(KEYS) as Name[];

function filled(client: QueryClient): QueryClient {
  for (const name of NAMES) client.setQueryData(KEYS[name] as QueryKey, name, { updatedAt: 1 });
  return client;
}

const oldIn = (client: QueryClient) =>
  NAMES.filter((name) => client.getQueryState(KEYS[name])?.isInvalidated);

async function oldAfter(changes: LiveChange[]): Promise<Name[]> {
  const client = filled(new QueryClient());
  await invalidateAreas(client, changes);
  return oldIn(client);
}

describe("a change made in another tab", () => {
  it("invalidates all queries that show the changed area, including home and the list of steps", async () => {
    expect(await oldAfter([{ area: "insights", id: "7" }])).toEqual(["history", "insight", "steps", "home"]);
  });

  it("does not invalidate another item of the same area", async () => {
    expect(await oldAfter([{ area: "blocks", id: "7" }])).toEqual(["blocks", "block", "home"]);
    expect(await oldAfter([{ area: "chat", id: "7" }])).toEqual(["chat", "topics"]);
  });

  it("invalidates the person's notes on a card, but never the card itself", async () => {
    expect(await oldAfter([{ area: "advice" }])).toEqual(["mine"]);
  });

  it("invalidates every query when the area is unknown", async () => {
    expect(await oldAfter([{ area: "tea leaves" as LiveArea }])).toEqual(NAMES);
  });

  it("never invalidates every query when the area is known", async () => {
    for (const area of LIVE_AREAS) expect((await oldAfter([{ area }])).length).toBeLessThan(NAMES.length);
  });
});

describe("a change made here", () => {
  const mutate = async (client: QueryClient, options: object, variables?: unknown) => {
    const mutation = client.getMutationCache().build(client, { mutationFn: async () => "done", ...options });
    await mutation.execute(variables as never);
    await Promise.resolve();
  };
  const ownClient = () => filled(createQueryClient({ onUnauthenticated: () => {} }));

  it("invalidates what the contract says its endpoint changes", async () => {
    const client = ownClient();
    await mutate(client, { mutationKey: queryKey("blocks", "update", { id: "7" }) });
    expect(oldIn(client)).toEqual(["blocks", "block", "history", "insight", "steps", "home"]);
  });

  it("does not invalidate queries that the mutation itself updated", async () => {
    const client = ownClient();
    await mutate(client, {
      mutationKey: queryKey("insights", "update", { id: "7" }),
      onSuccess: () => client.setQueryData(KEYS.insight, "changed" as never),
    });
    expect(oldIn(client)).toEqual(["history", "steps", "home"]);
  });

  it("does not refetch the removed item", async () => {
    const client = ownClient();
    await mutate(client, { mutationKey: queryKey("blocks", "remove") }, { id: "7" });
    expect(oldIn(client)).toEqual(["blocks", "history", "insight", "steps", "home"]);
  });

  it("drops the removed item from the cache if it is not on the screen", async () => {
    const client = ownClient();
    await mutate(client, { mutationKey: queryKey("blocks", "remove") }, { id: "7" });
    expect([client.getQueryData(KEYS.block), client.getQueryData(KEYS.otherBlock)]).toEqual([
      undefined,
      "otherBlock",
    ]);
  });

  it("invalidates a chat whose conversation was removed, because the next one begins there", async () => {
    const client = ownClient();
    await mutate(client, { mutationKey: queryKey("chat", "remove", { id: "7" }) });
    expect(oldIn(client)).toEqual(["chat", "topics"]);
  });

  it("does not make an answer fresh that it could only change in part", async () => {
    const client = ownClient();
    await mutate(client, {
      mutationKey: queryKey("blocks", "update", { id: "7" }),
      onSuccess: () => changeStale<string>(client, KEYS.block, (name) => `${name}, renamed`),
    });
    expect(client.getQueryData(KEYS.block)).toBe("block, renamed");
    expect(oldIn(client)).toContain("block");
  });

  it("is over before its queries are refetched, unless it waits for them", async () => {
    const client = ownClient();
    const loaded: string[] = [];
    const observer = new QueryObserver(client, {
      queryKey: KEYS.steps as QueryKey,
      queryFn: async () => {
        await new Promise((resolve) => setTimeout(resolve));
        loaded.push("steps");
        return "steps";
      },
      staleTime: Number.POSITIVE_INFINITY,
    });
    const leave = observer.subscribe(() => undefined);
    const mutationKey = queryKey("steps", "update");
    await mutate(client, { mutationKey, onSettled: () => loaded.push("over") });
    await vi.waitFor(() => expect(loaded).toEqual(["over", "steps"]));
    loaded.length = 0;
    const meta = { waitsForRefetch: true };
    await mutate(client, { mutationKey, meta, onSettled: () => loaded.push("over") });
    expect(loaded).toEqual(["steps", "over"]);
    leave();
  });

  it("that is refused because of an older change invalidates what it would have changed", async () => {
    const client = ownClient();
    const refuse = (code: ApiErrorCode) => async () =>
      Promise.reject(new ApiError({ code, message: "No." }, 409));
    const mutationKey = queryKey("steps", "update");
    const meta = { refusalsOfStale: ["conflict"] };
    await mutate(client, { mutationKey, meta, mutationFn: refuse("rate_limited") }).catch(() => {});
    expect(oldIn(client)).toEqual([]);
    await mutate(client, { mutationKey, meta, mutationFn: refuse("conflict") }).catch(() => {});
    expect(oldIn(client)).toEqual(["history", "insight", "steps", "home"]);
  });

  it("invalidates nothing if it failed or its key names no endpoint", async () => {
    const client = ownClient();
    const refuse = async () => Promise.reject(new Error("no"));
    const failing = { mutationKey: queryKey("blocks", "create"), mutationFn: refuse };
    await mutate(client, failing).catch(() => {});
    await mutate(client, { mutationKey: ["a walk"] });
    await mutate(client, {});
    expect(oldIn(client)).toEqual([]);
  });
});

it("removeQueriesOfAreas removes every query that shows the area", () => {
  const client = filled(new QueryClient());
  removeQueriesOfAreas(client, ["blocks"]);
  expect(NAMES.filter((name) => client.getQueryData(KEYS[name]) === undefined)).toEqual([
    "blocks",
    "block",
    "otherBlock",
    "home",
  ]);
});
