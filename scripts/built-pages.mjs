// Reads and rewrites the pages of a build, for every step after it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} folder the built site
 * @param {(html: string, page: string) => string} rewrite `page` is the file's path in the folder
 */
export function rewritePages(folder, rewrite) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const page of files.filter((name) => name.endsWith(".html"))) {
    const file = join(folder, page);
    writeFileSync(file, rewrite(readFileSync(file, "utf8"), page));
  }
}
