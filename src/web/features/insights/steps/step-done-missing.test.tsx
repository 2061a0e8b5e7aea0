// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { OneStep } from "./one-step.tsx";

vi.mock("./step-done.tsx", () => {
  throw new Error("The connection is lost");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the one step on home stays on the page and says that it was not saved, also if the code of what follows it does not arrive", async () => {
  const { promise: answer, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer);
  const words = "Send Dana the one line.";
  const step = {
    ...{
      index: 0,
      text: words,
      title: words,
      isDone: false,
      doneAt: null,
      smaller: null,
      usesSmaller: false,
    },
    ...{ insightId: "0192f0c4-0000-7000-8000-000000000001", createdAt: "2020-10-14T08:00:00.000Z" },
    ...{ isLocked: false, blockTypeId: "work" as const, blockId: null, blockName: "Four drafts" },
  };
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MemoryRouter>
        <OneStep items={[step]} isFirstDue={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Did it" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Done." })).toBeDefined();
  reject(new TypeError("no connection"));
  expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words);
});
