import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createCompressedText } from "./held-text.ts";
import { type ArchiveFile, writeArchive } from "./zip.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const LONG = "The third draft is the one you quote. ".repeat(10_000);

async function* listed(files: ArchiveFile[]) {
  yield* files;
}

async function written(files: ArchiveFile[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeArchive(listed(files), NOW)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const textsIn = (archive: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]));

describe("an archive", () => {
  it("holds empty, short, long and compressed files, and those that were kept, under their names", async () => {
    const random = randomBytes(100_000).toString("latin1");
    const holder = createCompressedText();
    for (const part of ["Hé", "ld ", LONG]) await holder.add(part);
    const archive = await written([
      { name: "empty.txt", parts: [] },
      { name: "short.txt", parts: ["Zoë ", "🦆"] },
      { name: "long.txt", parts: [LONG, "end"] },
      { name: "packed.bin", parts: [random], isCompressed: true },
      { name: "held.txt", parts: ["never read"], packed: await holder.end() },
    ]);
    expect(textsIn(archive)).toEqual({
      "empty.txt": "",
      "short.txt": "Zoë 🦆",
      "long.txt": `${LONG}end`,
      "packed.bin": random,
      "held.txt": `Héld ${LONG}`,
    });
    expect(archive.length).toBeLessThan(Buffer.byteLength(random) + LONG.length / 10);
  });

  it("whose reader stops reads no more of the file that it was at", async () => {
    const seen = { parts: 0, isClosed: false };
    async function* endless() {
      try {
        for (;;) {
          seen.parts += 1;
          yield randomBytes(100_000).toString("hex");
        }
      } finally {
        seen.isClosed = true;
      }
    }
    let pieces = 0;
    for await (const _ of writeArchive(listed([{ name: "endless.txt", parts: endless() }]), NOW)) {
      pieces += 1;
      if (pieces > 5) break;
    }
    await expect.poll(() => seen.isClosed).toBe(true);
    const { parts } = seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen.parts).toBe(parts);
  });

  it("breaks off if a part of a file cannot be read", async () => {
    async function* failing() {
      yield LONG;
      throw new Error("the database is away");
    }
    await expect(written([{ name: "failing.txt", parts: failing() }])).rejects.toThrow(
      "the database is away",
    );
  });
});

describe("a file that is prepared in memory while another is written", () => {
  it("is dropped when it grows over its limit", async () => {
    const holder = createCompressedText(50_000);
    await holder.add(LONG);
    expect(holder.isKept()).toBe(true);
    for (let count = 0; count < 4; count += 1) await holder.add(randomBytes(50_000).toString("base64"));
    expect(holder.isKept()).toBe(false);
    await holder.add("later");
    expect(await holder.end()).toBeUndefined();
  });
});
