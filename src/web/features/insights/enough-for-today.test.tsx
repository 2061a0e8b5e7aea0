// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { EnoughForToday } from "./enough-for-today.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a person who leaves it there after the third reading of a day has that kept", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return Response.json({ isKept: true });
  });
  const today = { used: 3, limit: 10, left: 7, resetTime: "2026-11-21T00:00:00.000Z" };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EnoughForToday createdAt="2026-11-20T18:00:00.000Z" today={today} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = screen.getByRole("link", { name: "Leave it there" });
  expect(link.getAttribute("href")).toBe("/");
  fireEvent.click(link);
  await waitFor(() => expect(sent).toEqual(["POST /api/patterns/enough"]));
});
