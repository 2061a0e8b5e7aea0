import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openSitePack } from "./site-pack.ts";

const program = vi.hoisted(() => ({ programVersion: "program one" }));
vi.mock("../program-version.ts", () => program);

const root = mkdtempSync(join(tmpdir(), "arcana-pack-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SCRIPT = "console.log('a script of the first build');";
const keptIn = join(root, "data");
const folder = join(root, "build/client");

beforeEach(() => {
  for (const path of [keptIn, folder]) rmSync(path, { recursive: true, force: true });
  for (const path of [keptIn, join(folder, "assets")]) mkdirSync(path, { recursive: true });
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>landing</title>");
  writeFileSync(join(folder, "assets/entry.js"), SCRIPT);
});

const open = (origin = "http://localhost:3000") => openSitePack({ folder, origin, keptIn });
const scriptOf = async (site: ReturnType<typeof open>) =>
  (await site.get("/assets/entry.js")?.plain?.read())?.toString();

describe("the packed site", () => {
  it("answers with the bytes that it was opened with, whole or in part, after they were deleted", async () => {
    const site = open();
    rmSync(folder, { recursive: true });
    rmSync(join(keptIn, "site-pack"));
    expect(await scriptOf(site)).toBe(SCRIPT);
    const script = site.get("/assets/entry.js")?.plain;
    expect(script?.length).toBe(SCRIPT.length);
    expect((await script?.read(8, 11))?.toString()).toBe(SCRIPT.slice(8, 11));
    expect((await script?.read(0, 3))?.toString()).toBe(SCRIPT.slice(0, 3));
  });

  it("is made anew at each start where the pages were not built", async () => {
    open();
    writeFileSync(join(folder, "assets/entry.js"), "changed");
    expect(await scriptOf(open())).toBe("changed");
  });
});

describe("the packed site of built pages", () => {
  beforeEach(() => {
    writeFileSync(join(folder, "../stamp"), "pages one");
    program.programVersion = "program one";
  });

  it("is found by the next start, and made anew after another build of pages or program", async () => {
    open();
    writeFileSync(join(folder, "assets/entry.js"), "changed");
    expect(await scriptOf(open())).toBe(SCRIPT);
    writeFileSync(join(folder, "../stamp"), "pages two");
    expect(await scriptOf(open())).toBe("changed");
    writeFileSync(join(folder, "assets/entry.js"), "changed again");
    program.programVersion = "program two";
    expect(await scriptOf(open())).toBe("changed again");
  });

  it("is made anew for another address", () => {
    open();
    const before = readFileSync(join(keptIn, "site-pack"));
    open("https://example.org");
    expect(readFileSync(join(keptIn, "site-pack")).equals(before)).toBe(false);
  });

  it("is made anew where its file is cut short or is no pack", async () => {
    open();
    const path = join(keptIn, "site-pack");
    truncateSync(path, readFileSync(path).length - 1);
    expect(await scriptOf(open())).toBe(SCRIPT);
    writeFileSync(path, "not a pack");
    expect(await scriptOf(open())).toBe(SCRIPT);
    expect(existsSync(`${path}.new`)).toBe(false);
  });
});
