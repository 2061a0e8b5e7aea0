// Inlines the router's manifest into every built page, which saves one request per page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rewritePages } from "./built-pages.mjs";
import { moveRouteIntoSource } from "./skip-facades.mjs";

/** The file of the app's shell: the page that is served for addresses that have no built page of their own. */
export const SHELL = "__spa-fallback.html";
const IMPORT = /import "(\/assets\/manifest-[\w-]+\.js)";/;

/** @param {string} folder the built site */
export function inlineRouteManifest(folder) {
  rewritePages(folder, (html, page) => {
    const path = html.match(IMPORT)?.[1];
    if (!path) throw new Error(`${page} names no route manifest`);
    const written = readFileSync(join(folder, path), "utf8").trim();
    const source = (page === SHELL ? withShellHome(written, folder) : written).replaceAll("</", "<\\/");
    // The page preloads the file at the manifest's URL, so the URL is set to that of a file that the page needs anyway.
    const entry = source.match(/"module":"([^"]+)"/)?.[1] ?? path;
    const manifest = source.replace(`"url":"${path}"`, `"url":"${entry}"`);
    return html.replace(IMPORT, () => manifest).replace(`<link rel="modulepreload" href="${path}"/>`, "");
  });
}

/**
 * Returns the manifest for the shell, in which the route `/` has another module, without the landing page and its data.
 * Visitors who get the shell have a session.
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
