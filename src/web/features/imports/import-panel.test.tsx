// @vitest-environment jsdom
import { Blob } from "node:buffer";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { ImportPanel } from "./import-panel.tsx";

interface Sent {
  file: string;
  rows: { id: string }[];
}

let sent: Sent[];
let answer: (rows: Sent["rows"]) => Response | Promise<Response>;
const taken = (outcome: string) => (rows: Sent["rows"]) =>
  Response.json({
    results: rows.map(() => ({ outcome, ...(outcome === "refused" && { why: "it is odd" }) })),
  });

beforeEach(() => {
  sent = [];
  answer = taken("imported");
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const order: Sent = JSON.parse(body);
    sent.push(order);
    return answer(order.rows);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function choose(content: Uint8Array<ArrayBuffer> | string, name = "mine.zip") {
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <ImportPanel />
    </QueryClientProvider>,
  );
  // Node's Blob, because that of the simulated browser has no streams.
  const file = Object.assign(new Blob([content]), { name });
  fireEvent.change(screen.getByLabelText("File"), { target: { files: [file] } });
}

const zipOf = (files: Record<string, unknown>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))])),
  );

const AT = "2026-03-04T05:06:07.000Z";
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, createdAt: AT, body: "words" }));
const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};

describe("the form that brings a file in", () => {
  it("shows what is in a download before anything is sent, then sends it in pieces and says what became of it", async () => {
    const blocks = rows(1).map((row) => ({ ...row, createdAt: "2026-02-03T04:05:06.000Z" }));
    choose(
      zipOf({ "json/insights.json": rows(250), "json/blocks.json": blocks, "json/counters.json": rows(9) }),
    );
    const summary = within(await screen.findByRole("region", { name: "What is in the file" }));
    expect(summary.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "1 block",
      "250 readings",
    ]);
    const words = "A download of everything from this app. From Feb 3, 2026 to Mar 4, 2026.";
    expect(summary.getByText(words)).toBeDefined();
    expect(sent).toEqual([]);
    press("Import it");
    await screen.findByText("Done. Importing the same file again changes nothing.");
    expect(sent.map(({ file, rows: { length } }) => [file, length])).toEqual([
      ...[
        ["blocks", 1],
        ["insights", 100],
        ["insights", 100],
        ["insights", 50],
      ],
    ]);
    const report = within(screen.getByRole("region", { name: "Result" }));
    expect(report.getByRole("row", { name: "readings 250 0 0" })).toBeDefined();
  });

  it("reads a journal in Day One's format, packed or not, and names entries without words", async () => {
    const entry = { uuid: "F5A1D4C1E8B24A0C9E0B6B1B5D7C9A10", creationDate: AT, text: "Rain." };
    const journal = { metadata: { version: "1.0" }, entries: [entry, { ...entry, text: "" }] };
    for (const content of [JSON.stringify(journal), zipOf({ "Journal.json": journal, "photos/a.jpeg": 1 })]) {
      choose(content);
      const summary = within(await screen.findByRole("region", { name: "What is in the file" }));
      expect(summary.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
        "1 journal entry",
        "1 can’t be imported: it holds no words",
      ]);
      expect(summary.getByText("A journal. From Mar 4, 2026.")).toBeDefined();
      press("Import it");
      await screen.findByText(/^Done/);
      expect(sent.pop()).toEqual({
        file: "journal-entries",
        rows: [{ id: "f5a1d4c1-e8b2-4a0c-9e0b-6b1b5d7c9a10", createdAt: AT, body: { text: "Rain." } }],
      });
      cleanup();
    }
  });

  it("refuses a broken file of an archive by its name, and reads the others", async () => {
    const entry = { uuid: "F5A1D4C1E8B24A0C9E0B6B1B5D7C9A10", creationDate: AT, text: "Rain." };
    const broken = `{"entries":[${JSON.stringify({ ...entry, uuid: "F5A1D4C1E8B24A0C9E0B6B1B5D7C9A11" })},{"uu`;
    choose(
      zipSync({
        "Broken.json": strToU8(broken),
        "Recipes.json": strToU8('{"recipes":[]}'),
        "Work.json": strToU8(JSON.stringify({ entries: [entry] })),
      }),
    );
    const summary = within(await screen.findByRole("region", { name: "What is in the file" }));
    expect(summary.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "2 journal entries",
      expect.stringMatching(/^1 can’t be imported: Recipes\.json: This file can’t be imported/),
      "1 can’t be imported: Broken.json: The file is broken in the middle.",
    ]);
    press("Import it");
    await screen.findByText(/^Done/);
    const report = within(screen.getByRole("region", { name: "Result" }));
    expect(report.getByRole("row", { name: "journal entries 2 0 2" })).toBeDefined();
    expect(report.getByText("1 refused: Broken.json: The file is broken in the middle.")).toBeDefined();
  });

  it("reads the other files of a download of which one is broken", async () => {
    choose(
      zipSync({
        "json/insights.json": strToU8(JSON.stringify(rows(2)).slice(0, -4)),
        "json/blocks.json": strToU8(JSON.stringify(rows(3))),
      }),
    );
    const summary = within(await screen.findByRole("region", { name: "What is in the file" }));
    expect(summary.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "3 blocks",
      "1 reading",
      "1 can’t be imported: json/insights.json: The file is broken in the middle.",
    ]);
  });

  it("keeps the first of two entries with one id, and names the other", async () => {
    const entry = { uuid: "F5A1D4C1E8B24A0C9E0B6B1B5D7C9A10", creationDate: AT, text: "Rain." };
    choose(JSON.stringify({ entries: [entry, { ...entry, text: "Snow, and then more of it." }] }));
    await screen.findByRole("region", { name: "What is in the file" });
    press("Import it");
    await screen.findByText(/^Done/);
    const report = within(screen.getByRole("region", { name: "Result" }));
    expect(report.getByRole("row", { name: "journal entries 1 0 1" })).toBeDefined();
    expect(
      report.getByText(
        "1 refused: an earlier entry of the file has the same id, and was kept (Mar 4, 2026, “Snow, and then more of it.”)",
      ),
    ).toBeDefined();
    expect(sent.flatMap(({ rows: all }) => all)).toMatchObject([{ body: { text: "Rain." } }]);
  });

  it("names a repeated row without a day if its time is in no possible year", async () => {
    const block = { id: "0198c0de-0000-7000-8000-000000000001", createdAt: "+012026-03-04T05:06:07.000Z" };
    choose(zipSync({ "json/blocks.json": strToU8(JSON.stringify([block, block])) }));
    const summary = within(await screen.findByRole("region", { name: "What is in the file" }));
    expect(summary.getByText(/an earlier entry of the file has the same id, and was kept$/)).toBeDefined();
  });

  it("refuses a row that is nested too deeply alone", async () => {
    const deep = `{"id":"9","body":${"[".repeat(9000)}${"]".repeat(9000)}}`;
    choose(zipSync({ "json/blocks.json": strToU8(`[${deep},${JSON.stringify(rows(1)[0])}]`) }));
    const summary = within(await screen.findByRole("region", { name: "What is in the file" }));
    expect(summary.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "1 block",
      "1 can’t be imported: it is nested too deeply",
    ]);
  });

  it("keeps the focus when its buttons go, at the beginning and at the end", async () => {
    choose(zipOf({ "json/blocks.json": rows(1) }));
    const held = Promise.withResolvers<Response>();
    answer = () => held.promise;
    await screen.findByRole("region", { name: "What is in the file" });
    press("Import it");
    const stop = await screen.findByRole("button", { name: "Stop" });
    const whole = screen.getByRole("region", { name: "Import data" });
    expect(document.activeElement).toBe(whole);
    stop.focus();
    held.resolve(taken("imported")(rows(1)));
    await screen.findByText(/^Done/);
    expect(document.activeElement).toBe(whole);
  });

  it.each([
    ["something else", '{"users":[]}', /^This file can’t be imported/],
    ["no JSON", "words", /^This file can’t be imported/],
    ["half an archive", zipOf({ "json/blocks.json": rows(900) }).slice(0, 60), /^This archive is broken/],
  ])("says what is wrong with %s, and keeps the focus", async (_, content, sentence) => {
    choose(content);
    expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Import data" }));
    expect(sent).toEqual([]);
  });

  it("says why rows were refused, also where the connection is lost afterwards", async () => {
    choose(zipOf({ "json/blocks.json": rows(101) }));
    await screen.findByRole("region", { name: "What is in the file" });
    answer = (sentRows) => {
      if (sentRows.length === 1) throw new TypeError("no connection");
      return taken("refused")(sentRows);
    };
    press("Import it");
    expect((await screen.findByRole("alert")).textContent).toMatch(/Choose the file again to continue/);
    expect(screen.getByText("100 refused: it is odd")).toBeDefined();
  });
});
