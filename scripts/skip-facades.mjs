// The build may move a route's code into another file and leave a file that only re-exports it. A page that
// starts with such a route imports the other file directly, which saves one request.
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
 * Also updates the page's manifest, because the router would otherwise prefetch a file it does not need.
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
