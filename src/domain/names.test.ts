import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { NAMES } from "./names.ts";

/** Returns the product's source files below a folder, without their comments. Tests are left out. */
const codeBelow = (folder: string) =>
  readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith(join("domain", "names.ts")))
    .map((path) => ({ path, code: withoutComments(readFileSync(path, "utf8")) }));

function withoutComments(source: string): string {
  const lines = source.split("\n");
  return lines.filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)).join("\n");
}

describe("a fork with other names", () => {
  it("changes the names in one place, because no other source file contains them", () => {
    const { product, consultant } = NAMES;
    const said = [product, String(consultant.born), String(consultant.died)];
    const found = codeBelow("src").filter(({ code }) => said.some((name) => code.includes(name)));
    expect(found.map(({ path }) => path.slice(projectFolder.length))).toEqual([]);
  });

  it("finds the product's name in the web app manifest", () => {
    const manifest: unknown = JSON.parse(
      readFileSync(join(projectFolder, "public/manifest.webmanifest"), "utf8"),
    );
    expect(manifest).toMatchObject({ name: NAMES.product, short_name: NAMES.product });
  });

  it("the default names are Rubber Arcana and Rob, who lived from 1977 to 2023 and is back since 2025", () => {
    expect(NAMES).toMatchObject({ product: "Rubber Arcana", advisor: "Rob" });
    expect(NAMES.consultant).toEqual({ born: 1977, died: 2023, backSince: 2025 });
  });
});
