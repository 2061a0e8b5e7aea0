// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ExportForm } from "./export-form.tsx";

const ID = "01890000-0000-7000-8000-000000000000";
let asked: string[];
let sent: string[];
let answer: Response;

beforeEach(() => {
  asked = [];
  sent = [];
  answer = new Response("words", {
    headers: { "content-disposition": 'attachment; filename="rubber-arcana-block-2026-11-20.csv"' },
  });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}`);
    sent.push(String(body));
    return answer.clone();
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (target: Parameters<typeof ExportForm>[0]["target"]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportForm target={target} proof={{ run: (call) => call(), dialog: null }} />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("the export form saves the block that the link named in the chosen format", async () => {
  show({ kind: "block", id: ID });
  fireEvent.click(screen.getByRole("radio", { name: "CSV, for a spreadsheet" }));
  press("Save the file");
  await screen.findByText("It is in your downloads.");
  expect(asked).toEqual([`GET /api/exports/block/csv?id=${ID}`]);
});

it("the export form offers semicolons to people whose spreadsheet writes a comma in numbers", async () => {
  show({ kind: "block", id: ID });
  const name = "CSV with semicolons, for a spreadsheet with decimal commas";
  fireEvent.click(screen.getByRole("radio", { name }));
  press("Save the file");
  await screen.findByText("It is in your downloads.");
  expect(asked).toEqual([`GET /api/exports/block/csv-semicolon?id=${ID}`]);
});

it("the export form asks for a file with all readings where the link named none", async () => {
  answer = new Response(JSON.stringify({ id: ID, state: "waiting" }));
  show(null);
  expect(screen.queryByRole("group", { name: "What" })).toBeNull();
  press("Create the file");
  await screen.findByText("Requested. You can leave this page; the file will still be made.");
  expect(asked).toEqual(["POST /api/export-files"]);
});

it("the export form says that nothing was saved, and why", async () => {
  answer = new Response(JSON.stringify({ error: { code: "not_found", message: "Block not found" } }), {
    status: 404,
  });
  show({ kind: "block", id: ID });
  press("Save the file");
  await screen.findByText("Nothing was saved. Block not found");
});

it("the export form asks with the same id again if the answer was lost, and with another id for another format", async () => {
  answer = new Response("", { status: 502 });
  show(null);
  press("Create the file");
  await screen.findByText(/The file could not be requested/);
  press("Create the file");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toBe(sent[0]);
  await screen.findByText(/The file could not be requested/);
  fireEvent.click(screen.getByRole("radio", { name: "CSV, for a spreadsheet" }));
  press("Create the file");
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  const ids = sent.map((each) => (JSON.parse(each) as { id: string }).id);
  expect(ids[2]).not.toBe(ids[0]);
});
