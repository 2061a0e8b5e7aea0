// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { OneStep } from "./one-step.tsx";

const { isLost } = vi.hoisted(() => ({
  isLost: () => {
    throw new Error("The connection is lost");
  },
}));
vi.mock("./step-tools.tsx", isLost);
vi.mock("../promises/one-step-promise.tsx", isLost);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = "Send Dana the one line.";
const STEP = {
  index: 0,
  text: words,
  title: words,
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: "0192f0c4-0000-7000-8000-000000000001",
  createdAt: "2020-10-14T08:00:00.000Z",
  isLocked: false,
  blockTypeId: "work" as const,
  blockId: null,
  blockName: "Four drafts",
  isAskedElsewhere: false,
};

const onDone = vi.fn((_step: unknown, saved: Promise<unknown>) => void saved.catch(() => undefined));

function showStep({ isAsked }: { isAsked: boolean }): void {
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MemoryRouter>
        <OneStep
          step={STEP}
          steps={[STEP]}
          isAsked={isAsked}
          hasNext={false}
          takesFocus={false}
          onDone={onDone}
          onLeave={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe("the one step on home, if the code of what follows it does not arrive", () => {
  it("the one step on home says that the ways to make it smaller did not load", async () => {
    showStep({ isAsked: false });
    fireEvent.click(screen.getByRole("button", { name: "Too big" }));
    expect((await screen.findByRole("alert")).textContent).toContain("did not load");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(words);
  });

  it("the one step on home can be ticked on the day that was set for it, also if the code of its promise does not arrive", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    showStep({ isAsked: true });
    fireEvent.click(await screen.findByRole("button", { name: "Did it" }));
    expect(onDone).toHaveBeenCalledOnce();
  });
});
