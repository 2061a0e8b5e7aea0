// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { InsightMenu } from "./insight-menu.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the reading's menu shows an error when deleting failed, until it is dismissed", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no connection");
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InsightMenu insightId="7" onDeleted={() => undefined} onReport={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Delete this reading" }));
  expect((await screen.findByRole("alert")).textContent).toContain("It was not deleted.");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" }));
});
