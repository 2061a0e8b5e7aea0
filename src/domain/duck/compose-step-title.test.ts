import { describe, expect, it } from "vitest";
import { titleByRule } from "../readings/step-title.ts";
import { composeStepTitle } from "./compose-step-title.ts";

describe("a step's title", () => {
  it.each(["", "   ", "…", "--"])("a step's title is 'Untitled' for %j", (step) => {
    expect(composeStepTitle(step)).toBe("Untitled");
  });

  it("a step's title has at most ten words and no end mark", () => {
    const title = composeStepTitle(
      "Write the two-sentence message in which you tell Dana what you chose, and don't send it before Friday.",
    );
    expect(title.split(" ").length).toBeLessThanOrEqual(10);
    expect(title).not.toMatch(/[.,;:!?]$/);
  });

  it("a step's title ends at a clause where there is one", () => {
    expect(
      composeStepTitle("Send Dana one line, no attachment: which of us two says that it is finished?"),
    ).toBe("Send Dana one line, no attachment");
  });

  it.each([
    ["Send: ‘Are you free on Sunday for an hour? Just us.’", "Send: ‘Are you free on Sunday for an hour’"],
    [
      "Write “I can’t make the dinner on Friday, and I should have said so” and nothing else.",
      "Write … and nothing else",
    ],
    ["Say 'no' to one of Dana's drafts.", "Say 'no' to one of Dana's drafts"],
    [
      "Make a copy of it, call it ‘final,’ and leave it alone until the weekend.",
      "Make a copy of it, call it ‘final’",
    ],
    ["Write ‘Done means…’ Finish it.", "Write ‘Done means…’"],
  ])("a step's title closes the quotes that it opens: %s", (step, title) => {
    expect(composeStepTitle(step)).toBe(title);
  });

  it("a step's title ends at a phrase where no clause ends within ten words", () => {
    expect(
      composeStepTitle("Tell your manager on Monday morning that the proposal which you promised is late."),
    ).toBe("Tell your manager on Monday morning");
  });

  it("a step's title leaves a short step as it is", () => {
    expect(composeStepTitle("Open a window.")).toBe("Open a window");
  });

  it.each([
    [
      "Say “I was sure it was an error until the notary came” out loud once, slowly.",
      "Say … out loud once, slowly",
    ],
    [
      "Write one line on a card, “I was sure it was an error until the notary came”, and keep it.",
      "Write one line on a card",
    ],
    [
      "Put “I can't start” at the top of a page, and under it the first thing that argues.",
      "Put “I can't start” at the top of a page",
    ],
    [
      "Tell one person one sentence of it: “I was sure it was an error until the notary came”.",
      "Tell one person one sentence of it",
    ],
  ])("a step's title never cuts a quotation: %s", (step, title) => {
    expect(composeStepTitle(step)).toBe(title);
    expect(titleByRule(step)).toBe(title);
  });
});
