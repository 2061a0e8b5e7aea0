// Writes the service worker beside a build, with the list of what it keeps; or, where OFFLINE is off, one that retires it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./pinned-node.mjs";

const sources = join(projectFolder, "src/web/offline");
const SHELL = "__spa-fallback.html";
const KEPT = /^assets\/|\.data$|^__spa-fallback\.html$/;
/** Files used only for sound or video are not cached, to save storage on phones. */
const NOT_KEPT = /\.(br|gz|mp4|webm|webp|mp3|ogg)$/;

/** @param {string} folder the built site */
export function writeOfflineWorker(folder) {
  const file = join(folder, "service-worker.js");
  if (process.env.OFFLINE === "off") {
    writeFileSync(file, readFileSync(join(sources, "retired-worker.js")));
    return;
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => KEPT.test(name) && !NOT_KEPT.test(name))
    .sort();
  const parts = ["service-worker.js", "push.js"].map((name) => readFileSync(join(sources, name), "utf8"));
  const worker = parts.join("\n");
  const build = createHash("sha256").update(worker);
  for (const name of files) build.update(name).update(readFileSync(join(folder, name)));
  const kept = [SHELL, ...files.filter((name) => name !== SHELL)].map((name) => `/${name}`);
  const head = `const BUILD = "${build.digest("hex").slice(0, 16)}";\nconst FILES = ${JSON.stringify(kept)};\n`;
  writeFileSync(file, head + worker);
}
