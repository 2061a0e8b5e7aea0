// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { BlockHead } from "./block-head.tsx";

vi.mock("../../ui/water-rings.tsx", () => {
  throw new Error("The connection is lost");
});
afterEach(cleanup);

const ID = "0192f0c4-0000-7000-8000-000000000001";
const AT = "2020-10-14T08:00:00.000Z";
const BLOCK: BlockDetailOutput = {
  id: ID,
  blockTypeId: "work",
  name: "Four drafts",
  notes: "",
  status: "active",
  resolutionReflection: null,
  parkedUntil: null,
  createdAt: AT,
  updatedAt: AT,
  timelineSince: null,
  events: { items: [], nextCursor: null },
  insights: { items: [], nextCursor: null },
};
/** Waits until the import of the drawing has failed and React has rendered what comes then. */
const untilFailed = async (path: string) => {
  await act(async () => await expect(import(path)).rejects.toThrow());
};

it("a block's page is shown without the rings of its resolution if their code does not arrive", async () => {
  const page = (block: BlockDetailOutput) => (
    <QueryClientProvider client={createTestQueryClient()}>
      <MemoryRouter>
        <BlockHead block={block} userId={ID} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(BLOCK));
  rerender(page({ ...BLOCK, status: "resolved" }));
  await untilFailed("../../ui/water-rings.tsx");
  expect(screen.getByText("Settled.")).toBeDefined();
});
