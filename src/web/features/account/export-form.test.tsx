// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ExportForm } from "./export-form.tsx";

const ID = "01890000-0000-7000-8000-000000000000";
let asked: string[];
let answer: Response;

beforeEach(() => {
  asked = [];
  answer = new Response("words", {
    headers: { "content-disposition": 'attachment; filename="rubber-arcana-block-2026-11-20.csv"' },
  });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer;
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const save = () => fireEvent.click(screen.getByRole("button", { name: "Save the file" }));

it("the export form saves the block that the link named in the chosen format", async () => {
  render(<ExportForm target={{ kind: "block", id: ID }} />);
  fireEvent.click(screen.getByRole("radio", { name: "CSV, for a spreadsheet" }));
  save();
  await screen.findByText("It lies with your downloads.");
  expect(asked).toEqual([`/api/exports/block/csv?id=${ID}`]);
});

it("the export form saves all readings where the link named none", async () => {
  render(<ExportForm target={null} />);
  expect(screen.queryByRole("group", { name: "What" })).toBeNull();
  save();
  await screen.findByText("It lies with your downloads.");
  expect(asked).toEqual(["/api/exports/all/markdown"]);
});

it("the export form says that nothing was saved, and why", async () => {
  answer = new Response(JSON.stringify({ error: { code: "not_found", message: "Block not found" } }), {
    status: 404,
  });
  render(<ExportForm target={{ kind: "block", id: ID }} />);
  save();
  await screen.findByText("Nothing was saved. Block not found");
});
