import { describe, expect, it } from "vitest";
import { composeStepTitle } from "./compose-step-title.ts";

describe("a step's title", () => {
  it.each(["", "   ", "…", "--"])("is 'Untitled' for %j", (step) => {
    expect(composeStepTitle(step)).toBe("Untitled");
  });

  it("has at most ten words and no end mark", () => {
    const title = composeStepTitle(
      "Write the two-sentence message in which you tell Dana what you chose, and don't send it before Friday.",
    );
    expect(title.split(" ").length).toBeLessThanOrEqual(10);
    expect(title).not.toMatch(/[.,;:!?]$/);
  });

  it("ends at a clause where there is one", () => {
    expect(
      composeStepTitle("Send Dana one line, no attachment: which of us two says that it is finished?"),
    ).toBe("Send Dana one line, no attachment");
  });

  it("leaves a short step as it is", () => {
    expect(composeStepTitle("Open a window.")).toBe("Open a window");
  });
});
