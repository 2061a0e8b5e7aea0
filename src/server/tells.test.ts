import { describe, expect, it } from "vitest";
import { contract } from "../contract/contract.ts";
import { endpointsOf } from "./platform/http/endpoints.ts";
import { changesOf, TELLS } from "./tells.ts";

const ID = "01900000-0000-7000-8000-000000000000";
const nameOf = (path: readonly string[]) => path.join(".");
const named = Object.entries(TELLS).flatMap(([area, endpoints]) =>
  Object.keys(endpoints).map((endpoint) => `${area}.${endpoint}`),
);

describe("what other tabs and devices hear of", () => {
  it("is said for every endpoint that changes something, if only that they hear nothing", () => {
    const changing = endpointsOf(contract)
      .filter(({ method }) => method !== "GET")
      .map(({ path }) => nameOf(path));
    expect(changing.length).toBeGreaterThan(15);
    expect(changing.filter((name) => !named.includes(name))).toEqual([]);
  });

  it("is nothing where an endpoint only reads", () => {
    const reading = endpointsOf(contract)
      .filter(({ method }) => method === "GET")
      .map(({ path }) => nameOf(path));
    expect(reading.filter((name) => named.includes(name))).toEqual([]);
  });

  it("names what changed by its id in its own area, and carries nothing else of the call", () => {
    const input = { id: ID, name: "The proposal", notes: "Four times." };
    expect(changesOf(["blocks", "update"], input)).toEqual([
      { area: "blocks", id: ID },
      { area: "insights" },
    ]);
  });

  it("carries no id that is none", () => {
    expect(changesOf(["blocks", "update"], { id: "my boss" })).toEqual([
      { area: "blocks" },
      { area: "insights" },
    ]);
    expect(changesOf(["profile", "save"], { name: "Dana" })).toEqual([{ area: "profile" }, { area: "me" }]);
    expect(changesOf(["blocks", "list"], {})).toEqual([]);
  });
});
