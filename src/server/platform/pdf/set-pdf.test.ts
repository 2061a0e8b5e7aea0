import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fontFor } from "#test-support/font-for.ts";
import { readPdf } from "#test-support/read-pdf.ts";
import type { PdfPart } from "./document.ts";
import { canSetPdf, typesetPdf } from "./set-pdf.ts";

const ART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 12"><rect width="7" height="12"/></svg>';

const set = (...parts: PdfPart[]) => setWith(undefined, ...parts);

async function setWith(fontsFolder: string | undefined, ...parts: PdfPart[]) {
  async function* all(): AsyncGenerator<PdfPart> {
    yield { kind: "heading", level: 1, text: "My readings" };
    yield* parts;
  }
  return await readPdf(
    await typesetPdf({ title: "My readings", language: "en", parts: all(), art: () => ART, fontsFolder }),
  );
}

/** Runs `use` with a folder that holds one font. */
async function withFont<Result>(font: Buffer, use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  try {
    await writeFile(join(folder, "further.ttf"), font);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe.runIf(canSetPdf())("a PDF", () => {
  it("has a title, a language, and headings, lists and descriptions of pictures as tags", async () => {
    const pdf = await set(
      { kind: "heading", level: 2, text: "You already know." },
      { kind: "cards", items: [{ art: "a", alt: "A jar under the reeds.", name: "The Cache" }] },
      { kind: "heading", level: 3, text: "Steps" },
      { kind: "steps", items: [{ text: "Open draft three.", isDone: true }] },
      { kind: "list", items: ["The third draft is the one you quote."] },
    );
    expect([pdf.title, pdf.language, pdf.isAccessible]).toEqual(["My readings", "en", true]);
    const headings = pdf.tags.filter(({ role }) => /^H\d$/.test(role));
    expect(headings.map(({ role, text }) => [role, text])).toEqual([
      ["H1", "My readings"],
      ["H2", "You already know."],
      ["H3", "Steps"],
    ]);
    expect(pdf.tags.find(({ alt }) => alt !== undefined)).toMatchObject({
      role: "Figure",
      alt: "A jar under the reeds.",
    });
    const items = pdf.tags.filter(({ role }) => role === "LBody").map(({ text }) => text);
    expect(items.join(" ")).toContain("The third draft is the one you quote.");
    expect(pdf.text).toContain("Open draft three.");
  });

  it.each([
    ["the typesetter's own commands", '#import "@preview/x:1.0.0" #panic("no") #read("/etc/passwd")'],
    ["mathematics and brackets", "It costs $5 and $x$ ] } ) [ { ( \\ ` * _ < @ = - +"],
    ["Cyrillic", "Я переписываю письмо"],
    ["Greek", "Ξαναγράφω το γράμμα"],
    ["an emoji", "It swims 🦆 away"],
  ])("shows %s as they were written", async (_, text) => {
    const pdf = await set({ kind: "quote", text });
    expect(pdf.isAccessible).toBe(true);
    expect(pdf.text.replaceAll(/\s+/g, " ")).toContain(text);
  });

  it.each([
    ["Arabic", "مرحبا"],
    ["Hebrew", "שלום"],
    ["Devanagari", "मसौदा"],
    ["Thai", "สวัสดี"],
  ])("has letters for %s", async (_, text) => {
    const pdf = await set({ kind: "quote", text });
    expect(pdf.isAccessible).toBe(true);
  });

  it("is not refused for a character that no font has: it is tagged all the same, and says which one", async () => {
    const pdf = await set({ kind: "text", text: "The word 你 is here." });
    expect(pdf.isAccessible).toBe(false);
    expect(pdf.tags[0]).toMatchObject({ role: "H1", text: "My readings" });
    expect(pdf.text.replaceAll(/\s+/g, " ")).toContain("have no letters for U+4F60.");
  });

  it("is made of a text with half a character, which it shows as a replacement", async () => {
    const pdf = await set({ kind: "text", text: "It is half a character: \ud83e." });
    expect(pdf.text).toContain("It is half a character:");
  });

  it("is made of a text with characters that none may hold and nobody sees, without them", async () => {
    const pdf = await set({ kind: "text", text: "The \ufeffher\ufeffon was\u0000 here." });
    expect(pdf.isAccessible).toBe(true);
    expect(pdf.text.replaceAll(/\s+/g, " ")).toContain("The heron was here.");
  });

  it("waits while two others are being made, so that they never fill the memory together", async () => {
    const events: string[] = [];
    const bothBegun = Promise.withResolvers<void>();
    const make = async (name: string) => {
      async function* parts(): AsyncGenerator<PdfPart> {
        events.push(`${name} begins`);
        if (events.length === 2) bothBegun.resolve();
        await bothBegun.promise;
        yield { kind: "heading", level: 1, text: name };
      }
      await typesetPdf({ title: name, language: "en", parts: parts(), art: () => ART });
      events.push(`${name} ends`);
    };
    await Promise.all(["One", "Two", "Three"].map(make));
    expect(events.slice(0, 2).toSorted()).toEqual(["One begins", "Two begins"]);
    expect(events[2]).toMatch(/^(One|Two) ends$/);
    expect(events).toContain("Three ends");
  });

  it("takes characters that our fonts do not have from the folder with further fonts", async () => {
    const pdf = await withFont(fontFor("你"), (folder) =>
      setWith(folder, { kind: "text", text: "The word 你 is here." }),
    );
    expect(pdf.isAccessible).toBe(true);
    expect(pdf.text.replaceAll(/\s+/g, " ")).toContain("The word 你 is here.");
  });

  it("of a folder without fonts is the one without a folder", async () => {
    const pdf = await setWith("/nonexistent", { kind: "text", text: "The word 你 is here." });
    expect(pdf.isAccessible).toBe(false);
    expect(pdf.text).toContain("The word");
  });

  it("cannot be made of what is no document, and the reason quotes nothing of it", async () => {
    const broken = { kind: "heading", level: 0, text: "A secret" } as unknown as PdfPart;
    await expect(set(broken)).rejects.toThrow(/^The typesetter ended with 1 and \d+ characters of reasons$/);
  });
});
