// Checks that a change reaches the tabs of a person at every process behind a balancer.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { openTab } from "../people/open-tab.ts";
import type { Account } from "../sign-up.ts";
import type { TwoBehind } from "./two-behind.ts";

const TABS = 4;
const HEARD_WITHIN_MS = 10_000;

/** Returns whether each process has a tab and every tab hears of a block that the person writes. */
export async function hearThroughBoth({ url, backends }: TwoBehind, { person }: Account): Promise<boolean> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(url, person)));
  try {
    const counts = await Promise.all(backends.map((backend) => backend.liveConnections()));
    await person.post("/api/blocks", { id: randomUUID(), blockTypeId: "work", name: "Heard elsewhere" });
    const heard = Promise.all(tabs.map((tab) => tab.heard)).then(() => true);
    const isHeard = await Promise.race([heard, wait(HEARD_WITHIN_MS, false, { ref: false })]);
    return isHeard && counts.every((count) => count > 0);
  } finally {
    for (const { socket } of tabs) socket.close();
  }
}
