// The build may move a route's code into another file and leave a facade: a file that only re-exports the code. A page
// that starts with such a route is changed to import the other file directly, which saves one request.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rewritePages } from "./built-pages.mjs";

const ROUTE = /import \* as (route\d+) from "(\/assets\/[\w.-]+\.js)";/g;
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;
const FACADE = /^export\s*\{([^}]*)\}\s*from\s*"\.(\/[\w.-]+\.js)";?\s*$/;

/** @param {string} folder the built site */
export function bypassFacades(folder) {
  rewritePages(folder, (html) => withoutFacades(html, (path) => readFileSync(join(folder, path), "utf8")));
}

/**
 * Returns a page without facades. The page's manifest is changed as well, because the router would otherwise prefetch
 * the facade.
 * @param {string} html
 * @param {(path: string) => string} read the code at an address of the site
 */
export function withoutFacades(html, read) {
  return [...html.matchAll(ROUTE)].reduce((page, [statement, route = "", path = ""]) => {
    const [, passedOn = "", source = ""] = FACADE.exec(read(path)) ?? [];
    if (!source) return page;
    const names = passedOn.split(",").map((pair, index) => ({
      ...nameAndOrigin(pair),
      alias: `${route}_${index}`,
    }));
    const takes = names.map(({ origin, alias }) => `${origin} as ${alias}`).join(",");
    const gives = names.map(({ name, alias }) => `${name}:${alias}`).join(",");
    return page
      .replace(statement, () => `import {${takes}} from "/assets${source}";const ${route}={${gives}};`)
      .replaceAll(`"module":"${path}"`, `"module":"/assets${source}"`)
      .replace(`<link rel="modulepreload" href="${path}"/>`, "");
  }, html);
}

/**
 * Makes the router load a route from the file that holds the route's code, which then exports the code under the
 * facade's names too. Returns that file, or `path` if the file of the route is no facade. A file can hold the code of
 * one such route only.
 * @param {string} folder the built site
 * @param {string} path the route's file
 */
export function moveRouteIntoSource(folder, path) {
  const [, passedOn = "", source = ""] = FACADE.exec(readFileSync(join(folder, path), "utf8")) ?? [];
  if (!source) return path;
  const file = join(folder, "assets", source);
  writeFileSync(file, withExports(readFileSync(file, "utf8"), passedOn));
  return `/assets${source}`;
}

/**
 * @param {string} code
 * @param {string} passedOn what the facade exports, such as `a as default,b as meta`
 */
export function withExports(code, passedOn) {
  const [, exported = ""] = EXPORTS.exec(code) ?? [];
  const locals = new Map(
    exported
      .split(",")
      .map(nameAndOrigin)
      .map(({ name, origin }) => [name, origin]),
  );
  const more = passedOn.split(",").map((pair) => {
    const { origin, name } = nameAndOrigin(pair);
    if (name !== origin && locals.has(name)) throw new Error(`The code already exports ${name}`);
    if (!locals.has(origin)) throw new Error(`The code does not export ${origin}`);
    return `${locals.get(origin)} as ${name}`;
  });
  return code.replace(EXPORTS, () => `export{${[exported, ...more].join(",")}};`);
}

/**
 * @param {string} pair one of an export's names, such as `a as default`
 */
function nameAndOrigin(pair) {
  const [origin = "", name = origin] = pair.trim().split(/\s+as\s+/);
  return { origin, name };
}
