// Puts the router's manifest into every built page instead of into a file of its own: one request less on each of them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const IMPORT = /import "(\/assets\/manifest-[\w-]+\.js)";/;

/** @param {string} folder the built site */
export function inlineRouteManifest(folder) {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  for (const page of pages) {
    const file = join(folder, page);
    const html = readFileSync(file, "utf8");
    const path = html.match(IMPORT)?.[1];
    if (!path) throw new Error(`${page} names no route manifest`);
    const source = readFileSync(join(folder, path), "utf8").trim().replaceAll("</", "<\\/");
    // The page preloads what its manifest calls its own address; let that be a file which it needs anyway.
    const entry = source.match(/"module":"([^"]+)"/)?.[1] ?? path;
    const manifest = source.replace(`"url":"${path}"`, `"url":"${entry}"`);
    writeFileSync(
      file,
      html.replace(IMPORT, () => manifest).replace(`<link rel="modulepreload" href="${path}"/>`, ""),
    );
  }
}
