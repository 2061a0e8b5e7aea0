import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BlockTypeOutput, CardOutput, CardSummary } from "#contract/cards.ts";
import { DECK_SIZE } from "#domain/deck/card.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { loadDeck } from "./cards.ts";

describe("the deck over HTTP", () => {
  it("is readable by everybody, without what only the duck needs and without a database round trip", async () => {
    const app = await createTestApp();
    const visitor = app.visitor();
    const { body } = await visitor.get<{ items: CardSummary[] }>("/api/cards");
    expect(body.items).toHaveLength(DECK_SIZE);
    const { body: card } = await visitor.get<CardOutput>("/api/cards/the-cache");
    expect(card).toMatchObject({ id: "the-cache", name: "The Cache" });
    expect(Object.keys(card.blockApplications).sort()).toEqual(["creative", "life", "relationship", "work"]);
    expect(card).not.toHaveProperty("step");
    expect(card).not.toHaveProperty("notBeside");
    expect(await app.roundTrips(() => visitor.get("/api/cards"))).toBe(0);
  });

  it("answers 'Card not found' for an unknown card", async () => {
    const app = await createTestApp();
    const answer = await app.visitor().get("/api/cards/the-fool");
    expect(answer).toMatchObject({ status: 404, error: { code: "not_found", message: "Card not found" } });
  });

  it("lists the four kinds of block, ordered by name", async () => {
    const app = await createTestApp();
    const { body } = await app.visitor().get<{ items: BlockTypeOutput[] }>("/api/block-types");
    expect(body.items.map(({ emoji, name }) => `${emoji} ${name}`)).toEqual([
      "🎨 Creative block",
      "🌱 Life block",
      "💬 Relationship block",
      "💼 Work block",
    ]);
    expect(body.items.map(({ id }) => id)).toEqual(["creative", "life", "relationship", "work"]);
    expect(body.items.map(({ description }) => description)).not.toContain("");
  });
});

describe("a deck with an invalid card", () => {
  it("does not load, and the error names the card and the field", () => {
    const folder = mkdtempSync(join(tmpdir(), "deck-"));
    const card = { ...loadDeck().byId.get("the-cache"), duckQuestion: "No question." };
    mkdirSync(join(folder, "the-cache"));
    writeFileSync(join(folder, "the-cache", "card.json"), JSON.stringify(card));
    expect(() => loadDeck(folder)).toThrow(/deck\/the-cache\/card\.json: duckQuestion/);
  });
});
