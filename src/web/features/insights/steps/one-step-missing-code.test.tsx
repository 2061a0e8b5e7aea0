// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HOME_STEP } from "#test-support/home-step.ts";
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

const onDone = vi.fn();

function showStep({ isAsked }: { isAsked: boolean }): void {
  const props = { step: HOME_STEP, steps: [HOME_STEP], hasNext: false, takesFocus: false, isAsked };
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MemoryRouter>
        <OneStep {...props} onDone={onDone} onLeave={vi.fn()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe("the one step on home, if the code of what follows it does not arrive", () => {
  it("the one step on home says that the ways to make it smaller did not load", async () => {
    showStep({ isAsked: false });
    fireEvent.click(screen.getByRole("button", { name: "Too big" }));
    expect((await screen.findByRole("alert")).textContent).toContain("did not load");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(HOME_STEP.text);
  });

  it("the one step on home can be ticked on the day that was set for it, also if the code of its promise does not arrive", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    showStep({ isAsked: true });
    fireEvent.click(await screen.findByRole("button", { name: "Did it" }));
    expect(onDone).toHaveBeenCalledOnce();
  });
});
