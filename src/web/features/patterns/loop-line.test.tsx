// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { LoopDoorOutput } from "#contract/patterns.ts";
import { LoopLine } from "./loop-line.tsx";

const BLOCK = "0192f0c4-0000-7000-8000-000000000001";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answer: LoopDoorOutput) {
  const fetched = vi.fn(async (_path: string) => Response.json(answer));
  vi.stubGlobal("fetch", fetched);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LoopLine blockId={BLOCK} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return fetched;
}

it("the request for a reading on a block in a loop offers another way than one more reading, with the reason", async () => {
  const fetched = show({
    loop: {
      because: "because it comes up on Sundays.",
      door: { kind: "plan", to: `/blocks/${BLOCK}#plan` },
    },
  });
  const line = await screen.findByRole("complementary", { name: "A loop" });
  expect(line.textContent).toBe("Before one more reading: Write the plan, because it comes up on Sundays.");
  expect(screen.getByRole("link", { name: "Write the plan" }).getAttribute("href")).toBe(
    `/blocks/${BLOCK}#plan`,
  );
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/blocks/${BLOCK}/loop`);
});

it("the request for a reading on a block without a loop says nothing of loops", async () => {
  const fetched = show({ loop: null });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.queryByRole("complementary")).toBeNull();
});
