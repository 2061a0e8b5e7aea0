import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { LIVE_AREAS, type LiveArea, type LiveChange } from "../../../contract/live.ts";
import { askAgain } from "./ask-again.ts";

const KEPT: QueryKey[] = [
  ["blocks", "list"],
  ["insights", "history"],
  ["insights", "one", "7"],
  ["chat", "7"],
  ["chat", "8"],
  ["chat", "topics"],
  ["profile"],
  ["home"],
];

/** Which of the answers are old after it. */
function oldAfter(changes: LiveChange[]): QueryKey[] {
  const queryClient = new QueryClient();
  for (const key of KEPT) queryClient.setQueryData(key, "an answer");
  askAgain(queryClient, changes);
  return KEPT.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
}

describe("a change made elsewhere", () => {
  it("makes the answers of its area old, and home, which shows a little of each", () => {
    expect(oldAfter([{ area: "insights", id: "7" }])).toEqual([
      ["insights", "history"],
      ["insights", "one", "7"],
      ["home"],
    ]);
  });

  it("in a chat makes that one old, and the topics", () => {
    expect(oldAfter([{ area: "chat", id: "7" }])).toEqual([
      ["chat", "7"],
      ["chat", "topics"],
    ]);
  });

  it("in an area that this page does not know makes everything old", () => {
    expect(oldAfter([{ area: "tea leaves" as LiveArea }])).toEqual(KEPT);
  });

  it("is understood in every area there is", () => {
    for (const area of LIVE_AREAS) expect(oldAfter([{ area }]).length).toBeLessThan(KEPT.length);
  });
});
