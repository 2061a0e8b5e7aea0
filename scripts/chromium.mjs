// Finds a Chromium for journeys, benchmarks and pictures: an installed one, or Debian's. If there is none, a sentence
// says what to install.
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { withProgress } from "./progress.mjs";
import { runCommand } from "./run.mjs";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = ["Google Chrome", "Chromium"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const playwrightDownloads = [
  ".cache/ms-playwright/chromium-*/chrome-linux*/chrome",
  "Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
];
const VERSION_TIMEOUT_MS = 20_000;
/** The arguments with which the browser starts. The last ones keep it from connecting to anything but the app. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The fallback fonts. Pages show their text in one of them until their own fonts have loaded, and the layout shift of
 * that change is measured.
 */
const standInFonts = ["Liberation Serif", "Times New Roman"];

export const chromiumAdvice =
  "No Chromium was found: install one (Debian: apt-get install chromium fonts-liberation) or set CHROMIUM_PATH.";

/** Starts a browser without a window. The caller must close it. */
export async function openChromium() {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  return await chromium.launch({ executablePath, args: flags });
}

/**
 * Starts a browser without a window, with a profile of its own. The caller must close it.
 * @param {string} folder the folder of the profile
 */
export async function openChromiumWithProfile(folder) {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  return await chromium.launchPersistentContext(folder, { executablePath, args: flags });
}

/** @returns {Promise<string | undefined>} the path of a Chromium that runs */
export async function ensureChromium() {
  const present = findChromium();
  if (!mayInstall()) return present;
  const missing = [
    ...(present || process.env.CHROMIUM_PATH ? [] : ["chromium"]),
    ...(hasStandInFont() ? [] : ["fonts-liberation"]),
  ];
  if (missing.length === 0) return present;
  await withProgress(`Installing Debian's ${missing.join(" and ")} (only the first time)`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-q"], { env });
    await runCommand("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...missing], { env });
  });
  return findChromium();
}

/** @returns {string | undefined} */
export function findChromium() {
  const { CHROMIUM_PATH: chosen, PATH: path = "" } = process.env;
  if (chosen) return runs(chosen) ? chosen : undefined;
  const onPath = path.split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)));
  const downloaded = playwrightDownloads.flatMap((pattern) => globSync(join(homedir(), pattern)));
  return [...onPath, ...macApplications, ...downloaded].find(
    (candidate) => existsSync(candidate) && runs(candidate),
  );
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: VERSION_TIMEOUT_MS }).status === 0;
}

function hasStandInFont() {
  const { stdout, status } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  return status === 0 && standInFonts.some((font) => stdout.includes(font));
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");
}
