import { describe, expect, it } from "vitest";
import { welcomeMessage } from "./welcome.ts";

const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
const welcomes = (said: Partial<Parameters<typeof welcomeMessage>[0]> = {}) =>
  seeds.map((seed) => welcomeMessage({ advisorName: "Rob", cardName: "The Retry", seed, ...said }));

describe("the welcome", () => {
  it("of a chat is the same for the same seed, and varies between seeds", () => {
    expect(welcomes()).toEqual(welcomes());
    expect(new Set(welcomes()).size).toBeGreaterThan(4);
  });

  it("of a chat names the drawn card if it is known", () => {
    expect(welcomes().some((text) => text.includes("The Retry"))).toBe(true);
    for (const text of welcomes({ cardName: undefined })) expect(text).not.toContain("undefined");
  });

  it("of a chat uses the configured name of the advisor", () => {
    const said = welcomes({ advisorName: "Bob" }).join(" ");
    expect(said).toContain("Bob");
    expect(said).not.toContain("Rob");
  });

  it("of a chat is one plain text without jokes if the reading was about something dark", () => {
    expect(new Set(welcomes({ isGrave: true }))).toEqual(
      new Set([
        "I’m here, and there is no hurry. Say as much or as little as you like, in whatever order it comes.",
      ]),
    );
  });
});
