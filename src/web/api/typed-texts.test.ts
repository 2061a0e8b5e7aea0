import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import type { EndpointMeta } from "#contract/endpoint.ts";

const WEB = join(import.meta.dirname, "..");

/** The calls that replace typed texts, as the code of the pages writes them. */
const REPLACING = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const { meta, route } = endpoint["~orpc"];
    const isReplacing = (meta as EndpointMeta).typedTexts && /PUT|PATCH/.test(route.method ?? "");
    return isReplacing ? [`${area}.${name}(`] : [];
  }),
);

/** Calls of these endpoints that send no text, such as a block's new status. The types of the client refuse a text in them. */
const WITHOUT_TEXTS = ["features/blocks/parked-blocks.tsx", "features/insights/use-marks.ts"];

it("a stored text is replaced only by code that knows what it was based on", () => {
  expect(REPLACING.length).toBeGreaterThan(6);
  const files = globSync("**/*.{ts,tsx}", { cwd: WEB }).filter((file) => !/\.test\.tsx?$/.test(file));
  const senders = files.filter((file) => {
    const code = readFileSync(join(WEB, file), "utf8");
    return REPLACING.some((call) => code.includes(call)) && !code.includes("basedOn");
  });
  expect(senders.sort()).toEqual(WITHOUT_TEXTS);
});
