import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { FAMILIES } from "#domain/deck/card.ts";
import { cardFileSchema } from "#server/features/cards/card-schema.ts";
import { layOutCard } from "./new-card.mjs";
import { projectFolder } from "./pinned-node.mjs";

const folder = mkdtempSync(join(tmpdir(), "arcana-deck-"));
for (const card of ["the-ping", "the-still-water"]) {
  cpSync(join(projectFolder, "deck", card), join(folder, card), { recursive: true });
}
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} id */
const cardIn = (id) => JSON.parse(readFileSync(join(folder, id, "card.json"), "utf8"));
/** @param {object} card */
const keysOf = (card) => Object.keys(card).sort();

describe("a new card", () => {
  it.each([
    ["The Stale Lock", "loops", "the-ping"],
    ["The Low Tide", "pond", "the-still-water"],
  ])("has the same fields as an existing card: %s", (name, family, other) => {
    const { id } = layOutCard({ folder, name, family, families: FAMILIES });
    expect(keysOf(cardIn(id))).toEqual(keysOf(cardIn(other)));
    expect(keysOf(cardIn(id).notBeside)).toEqual(keysOf(cardIn(other).notBeside));
    expect(readFileSync(join(folder, id, "scene.svg"), "utf8")).toContain(name);
  });

  it("fails the check only because of its missing texts", () => {
    const { id } = layOutCard({ folder, name: "The Open Port", family: "forks", families: FAMILIES });
    const { error } = cardFileSchema.safeParse({ ...cardIn(id), number: 1 });
    const others = error?.issues.filter(({ message }) => message !== "is still to be written");
    expect(error?.issues.length).toBeGreaterThan(10);
    expect(others?.map(({ path }) => path.join("."))).toEqual([]);
  });

  it.each([
    ["the retry", "loops", /is no card's name/],
    ["The Ping", "loops", /already: deck\/the-ping/],
    ["The New One", "storms", /There is no family "storms"/],
  ])("is refused with the name %j and the family %s", (name, family, message) => {
    expect(() => layOutCard({ folder, name, family, families: FAMILIES })).toThrow(message);
  });
});
