// Which endpoint changes what: after a call that worked, the person's other tabs and devices ask for these areas again.
// A test holds it against the contract, so that nobody adds a change that shows nowhere else.
import type { Contract } from "../contract/contract.ts";
import type { LiveArea, LiveChange } from "../contract/live.ts";
import { isUuid } from "./platform/db/ids.ts";

/** An empty list: nothing that another tab shows is different after it. */
type Tells = {
  [Area in keyof Contract]?: { [Endpoint in keyof Contract[Area]]?: readonly LiveArea[] };
};

/** What finishes later than its call tells by itself: a reading in `finish-reading.ts`, a reply in `run-reply.ts`. */
export const TELLS: Tells = {
  me: { consent: ["me"] },
  draws: { seal: [] },
  readings: { create: [], stop: ["me"] },
  insights: {
    update: ["insights", "reflections"],
    remove: ["insights", "blocks", "reflections"],
    restore: ["insights", "blocks", "reflections"],
    report: [],
  },
  steps: { update: ["insights"], shrink: ["insights"] },
  chat: { send: ["chat"], stop: ["chat"], reset: ["chat"], remove: ["chat"], restore: ["chat"] },
  blocks: {
    create: ["blocks"],
    update: ["blocks", "insights"],
    remove: ["blocks", "insights"],
    restore: ["blocks", "insights"],
  },
  profile: { save: ["profile", "me"] },
  settings: { save: ["settings", "me"] },
  account: { remove: ["me"] },
  reflections: { save: ["reflections", "cards"] },
  personalCards: { advise: ["cards"], take: ["cards"] },
  ads: { count: [] },
  waitlist: { join: [], confirm: [], leave: [] },
};

/** What a call to an endpoint changed, by its place in the contract: `["insights", "update"]`. */
export function changesOf([area = "", endpoint = ""]: readonly string[], input: unknown): LiveChange[] {
  const table: Partial<Record<string, Partial<Record<string, readonly LiveArea[]>>>> = TELLS;
  const id = idIn(input);
  return (table[area]?.[endpoint] ?? []).map((told) =>
    told === area && id !== null ? { area: told, id } : { area: told },
  );
}

function idIn(input: unknown): string | null {
  const id = typeof input === "object" && input !== null && "id" in input ? input.id : null;
  return typeof id === "string" && isUuid(id) ? id : null;
}
