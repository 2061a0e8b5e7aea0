import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const folder = join(projectFolder, "docs/decisions");
const INDEX = "README.md";
const files = readdirSync(folder).filter((file) => file !== INDEX);
const LINK = /\[(\d{3})\]\(([^)]+)\)/g;

/** @param {string} file */
function linesOf(file) {
  return readFileSync(join(folder, file), "utf8").split("\n");
}

/**
 * Returns the files to which the status of a decision links.
 * @param {string} file
 */
function linkedBy(file) {
  return [...(linesOf(file)[2] ?? "").matchAll(LINK)].map(([, , target = ""]) => target);
}

describe("the decision records", () => {
  it.each(files)("the decision record %s has a unique number, a title and a status", (file) => {
    const [title = "", blank, status = ""] = linesOf(file);
    expect(file).toMatch(/^\d{3}-[a-z-]+\.md$/);
    expect(files.filter((other) => other.startsWith(file.slice(0, 3)))).toEqual([file]);
    expect(title).toMatch(new RegExp(`^# ${file.slice(0, 3)}: `));
    expect(blank).toBe("");
    expect(status).toMatch(/^Status: (?:accepted|superseded by)\b.*\.$/);
  });

  it.each(files)("the status of the decision record %s links to each decision that it names", (file) => {
    const [, , status = ""] = linesOf(file);
    expect(status.replace(LINK, "")).not.toMatch(/\b\d{3}\b/);
    for (const [, number = "", target = ""] of status.matchAll(LINK))
      expect(target.startsWith(`${number}-`), target).toBe(true);
    expect(files).toEqual(expect.arrayContaining(linkedBy(file)));
  });

  it("the index of the decision records names each once, with its title", () => {
    const index = readFileSync(join(folder, INDEX), "utf8");
    const lines = [...index.matchAll(/^- \[(\d{3})\]\(([^)]+)\) (.+)$/gm)];
    const named = lines.map(([, number, file = "", title]) => [file, `# ${number}: ${title}`]);
    expect(named.sort()).toEqual(files.map((file) => [file, linesOf(file)[0]]));
  });

  it("decision records that link to each other in their status do so in both directions", () => {
    const links = files.flatMap((file) => linkedBy(file).map((target) => [file, target]));
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter(([file = "", target = ""]) => !linkedBy(target).includes(file))).toEqual([]);
  });
});
