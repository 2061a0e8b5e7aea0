// A route whose code the build put into another file has a file left that only passes its names on: the page that begins with
// such a route takes the names from where they are, which is one request less.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rewritePages } from "./built-pages.mjs";

const ROUTE = /import \* as (route\d+) from "(\/assets\/[\w.-]+\.js)";/g;
const FACADE = /^export\s*\{([^}]*)\}\s*from\s*"\.(\/[\w.-]+\.js)";?\s*$/;

/** @param {string} folder the built site */
export function skipFacades(folder) {
  rewritePages(folder, (html) => withoutFacades(html, (path) => readFileSync(join(folder, path), "utf8")));
}

/**
 * The manifest of the page is told as well, or the router would fetch the file for later; it has the route already.
 * @param {string} html
 * @param {(path: string) => string} read the code at an address of the site
 */
export function withoutFacades(html, read) {
  return [...html.matchAll(ROUTE)].reduce((page, [statement, route = "", path = ""]) => {
    const [, passedOn = "", source = ""] = FACADE.exec(read(path)) ?? [];
    if (!source) return page;
    const names = passedOn.split(",").map((pair, index) => {
      const [origin = "", name = origin] = pair.trim().split(/\s+as\s+/);
      return { origin, name, alias: `${route}_${index}` };
    });
    const takes = names.map(({ origin, alias }) => `${origin} as ${alias}`).join(",");
    const gives = names.map(({ name, alias }) => `${name}:${alias}`).join(",");
    return page
      .replace(statement, () => `import {${takes}} from "/assets${source}";const ${route}={${gives}};`)
      .replaceAll(`"module":"${path}"`, `"module":"/assets${source}"`)
      .replace(`<link rel="modulepreload" href="${path}"/>`, "");
  }, html);
}
