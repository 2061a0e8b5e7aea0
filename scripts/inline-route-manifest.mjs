// Inlines the router's manifest into every built page, which saves one request per page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rewritePages } from "./built-pages.mjs";
import { moveRouteIntoSource } from "./skip-facades.mjs";

/** The file of the app's shell. */
export const SHELL = "__spa-fallback.html";
const IMPORT = /import "(\/assets\/manifest-[\w-]+\.js)";/;

/** @param {string} folder the built site */
export function inlineRouteManifest(folder) {
  rewritePages(folder, (html, page) => {
    const path = html.match(IMPORT)?.[1];
    if (!path) throw new Error(`${page} names no route manifest`);
    const written = readFileSync(join(folder, path), "utf8").trim();
    const source = (page === SHELL ? withShellHome(written, folder) : written).replaceAll("</", "<\\/");
    // The page preloads the manifest's own URL, so this sets it to a file that the page needs anyway.
    const entry = source.match(/"module":"([^"]+)"/)?.[1] ?? path;
    const manifest = source.replace(`"url":"${path}"`, `"url":"${entry}"`);
    return html.replace(IMPORT, () => manifest).replace(`<link rel="modulepreload" href="${path}"/>`, "");
  });
}

/**
 * In the shell, the route `/` uses another module without the landing page and its data, because its visitors
 * have a session.
 * @param {string} source assigns the manifest to a global
 * @param {string} folder the built site
 */
function withShellHome(source, folder) {
  const [assignment = "", json = ""] = source.split(/(?<==)(?={)/);
  const manifest = JSON.parse(json.replace(/;$/, ""));
  const { module, imports } = manifest.routes["routes/shell-home"];
  const ofShell = {
    module: moveRouteIntoSource(folder, module),
    imports,
    hasLoader: false,
    hasClientLoader: false,
  };
  Object.assign(manifest.routes["routes/home"], ofShell);
  return `${assignment}${JSON.stringify(manifest)};`;
}
