import { describe, expect, it } from "vitest";
import { welcomeMessage } from "./welcome.ts";

const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
const welcomes = (said: Partial<Parameters<typeof welcomeMessage>[0]> = {}) =>
  seeds.map((seed) => welcomeMessage({ advisorName: "Rob", cardName: "The Retry", seed, ...said }));

describe("the welcome", () => {
  it("is the same for the same conversation, and fresh for another", () => {
    expect(welcomes()).toEqual(welcomes());
    expect(new Set(welcomes()).size).toBeGreaterThan(4);
  });

  it("names the card that was drawn, or does without", () => {
    expect(welcomes().some((text) => text.includes("The Retry"))).toBe(true);
    for (const text of welcomes({ cardName: undefined })) expect(text).not.toContain("undefined");
  });

  it("is spoken by whoever advises here", () => {
    const said = welcomes({ advisorName: "Bob" }).join(" ");
    expect(said).toContain("Bob");
    expect(said).not.toContain("Rob");
  });

  it("is plain and in no hurry where the reading was about something dark", () => {
    expect(new Set(welcomes({ isGrave: true }))).toEqual(
      new Set([
        "I’m here, and there is no hurry. Say as much or as little as you like, in whatever order it comes.",
      ]),
    );
  });
});
