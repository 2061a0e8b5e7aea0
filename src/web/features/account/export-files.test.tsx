// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ExportFileOutput } from "#contract/exports.ts";
import { ExportFiles } from "./export-files.tsx";

const file: ExportFileOutput = {
  id: "01890000-0000-7000-8000-000000000000",
  format: "markdown",
  state: "ready",
  done: 40,
  total: 40,
  volumes: 1,
  bytes: 1_300_000,
  createdAt: "2026-11-20T12:00:00.000Z",
  expiresAt: "2026-11-27T12:00:00.000Z",
};
let items: ExportFileOutput[];
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === "DELETE") items = [];
    return new Response(JSON.stringify(method === "DELETE" ? { isRemoved: true } : { items }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(...files: ExportFileOutput[]) {
  showOn("premium", files);
}

function showOn(plan: "free" | "premium", files: ExportFileOutput[]) {
  items = files;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ExportFiles isPremium={plan === "premium"} proof={{ run: (call) => call(), dialog: null }} />
    </QueryClientProvider>,
  );
}

it("the list of export files says how long a file is kept if the person has no files", async () => {
  show();
  await screen.findByText(/None yet. A file stays here for 7 days/);
});

it("the list of export files shows a ready file with its size, its last day and its buttons", async () => {
  show(file);
  await screen.findByText("1.2 MB · until Nov 27, 2026");
  screen.getByRole("button", { name: /^Download: Markdown/ });
  screen.getByRole("button", { name: /^Remove: Markdown/ });
});

it("the list of export files shows how far a file is that is being written, which can be stopped and not downloaded yet", async () => {
  show({ ...file, state: "running", done: 25, total: 40, bytes: 0 });
  await screen.findByText("being written: 25 of 40 readings");
  expect(screen.getByRole("progressbar", { name: "Readings written" }).getAttribute("value")).toBe("25");
  screen.getByRole("button", { name: /^Stop: Markdown/ });
  expect(screen.queryByRole("button", { name: /^Download/ })).toBeNull();
});

it("the list of export files says that a file could not be written", async () => {
  show({ ...file, state: "failed" });
  await screen.findByText(/could not be written in 3 tries/);
});

it("the list of export files says that many readings are a PDF in several volumes", async () => {
  show({ ...file, format: "pdf", total: 1800, done: 1800, volumes: 8 });
  await screen.findByText("All readings, PDF in 8 volumes, as one zip");
});

it("the list of export files removes a file", async () => {
  show(file);
  fireEvent.click(await screen.findByRole("button", { name: /^Remove/ }));
  await vi.waitFor(() => expect(asked).toContain(`DELETE /api/export-files/${file.id}`));
});

it("the list of export files shows the files that are still kept to somebody without Premium, and nothing without files", async () => {
  showOn("free", [file]);
  await screen.findByText(/1\.2 MB · until/);
  cleanup();
  showOn("free", []);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByRole("heading", { name: "Files" })).toBeNull();
});
