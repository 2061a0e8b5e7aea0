// Writes sitemap.xml and robots.txt: the public pages, and the paths that crawlers must not read.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathsOf } from "#contract/pages.ts";
import { SITE_ORIGIN } from "#domain/site-origin.ts";

const HIDDEN = /<meta name="robots" content="noindex/;
/** Paths of personal pages and of the API. Everything below these paths is private as well. */
const PRIVATE = ["/api/", ...pathsOf("member").filter((page) => !page.includes(":"))];

/**
 * Writes sitemap.xml and robots.txt beside the built pages. The server inserts the site's origin when it serves them.
 * @param {string} folder the built site
 */
export function writeSitemapAndRobots(folder) {
  const addresses = pagesIn(folder).map((path) => `  <url><loc>${SITE_ORIGIN}${path}</loc></url>\n`);
  writeFileSync(
    join(folder, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join("")}</urlset>\n`,
  );
  const rules = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`)];
  writeFileSync(join(folder, "robots.txt"), `${rules.join("\n")}\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`);
}

/**
 * @param {string} folder
 * @returns {string[]} the addresses of the pages that may be found
 */
function pagesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .filter((file) => !HIDDEN.test(readFileSync(join(folder, file), "utf8")))
    .map((file) => (file === "index.html" ? "/" : `/${dirname(file)}`))
    .sort();
}
