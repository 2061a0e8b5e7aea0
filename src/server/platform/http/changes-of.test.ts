import { expect, it } from "vitest";
import { changesOf } from "./changes-of.ts";

const ID = "01900000-0000-7000-8000-000000000000";

it("a live change names the changed thing by id in the endpoint's own area, and contains nothing else of the call", () => {
  const input = { id: ID, name: "The proposal", notes: "Four times." };
  expect(changesOf("blocks", ["blocks", "insights"], input)).toEqual([
    { area: "blocks", id: ID },
    { area: "insights" },
  ]);
});

it("a live change has no id if the input has none or one that is not a UUID", () => {
  expect(changesOf("blocks", ["blocks"], { id: "my boss" })).toEqual([{ area: "blocks" }]);
  expect(changesOf("profile", ["profile", "session"], { name: "Dana" })).toEqual([
    { area: "profile" },
    { area: "session" },
  ]);
  expect(changesOf("blocks", [], { id: ID })).toEqual([]);
  expect(changesOf("blocks", ["blocks"], undefined)).toEqual([{ area: "blocks" }]);
});
