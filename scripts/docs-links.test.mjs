import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...globSync("docs/**/*.md", { cwd: projectFolder }),
];
const LINK = /\]\((?!https?:|mailto:)([^)\s]*)\)/g;

/** @param {string} page */
const textOf = (page) => readFileSync(join(projectFolder, page), "utf8").replace(/^```[\s\S]*?^```/gm, "");

/**
 * Returns the names by which links lead to the headings of a page.
 * @param {string} page
 */
function anchorsOf(page) {
  const headings = [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-"));
}

/**
 * Returns whether a link leads to a file of the project, and to a heading of it if it names one.
 * @param {string} page
 * @param {string} link
 */
function leadsSomewhere(page, link) {
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? page : join(dirname(page), file);
  if (!existsSync(join(projectFolder, target))) return false;
  if (anchor === undefined) return true;
  return statSync(join(projectFolder, target)).isFile() && anchorsOf(target).includes(anchor);
}

describe("the links of the docs", () => {
  it.each(pages)("the links of %s lead to files and headings that exist", (page) => {
    const links = [...textOf(page).matchAll(LINK)].map(([, link = ""]) => link);
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });
});
