import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { launch, type RunningApp } from "./launch-app.ts";

const START_MS = 90_000;
const runFile = promisify(execFile);
/** What npm writes into `node_modules`, with the versions of all packages in it. */
const NPM_RECORD = "node_modules/.package-lock.json";

export interface LaidOutApp extends RunningApp {
  folder: string;
  /** Runs Node in the folder beside the app, with the settings of its data. Returns what it printed. */
  run(nodeArguments: string[]): Promise<string>;
}

/**
 * Lays the app out in a new folder as the image does, with copies of the installed packages that are not for building or
 * testing, and starts it there as the image does.
 */
export async function launchLaidOut(): Promise<LaidOutApp> {
  const root = mkdtempSync(join(tmpdir(), "arcana-laid-out-"));
  const folder = join(root, "app");
  execFileSync(process.execPath, ["scripts/lay-out.mjs", folder], { cwd: projectFolder });
  copyPackages(folder);
  const app = await launch({ folder, command: ["scripts/start.mjs"], readyMs: START_MS }, {});
  const env = { PATH: `${join(folder, "node_modules/.bin")}:/usr/bin:/bin`, DATA_DIR: app.dataDir };
  return {
    ...app,
    folder,
    run: async (words) => (await runFile(process.execPath, words, { cwd: folder, env })).stdout,
    async stop() {
      await app.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Copies what `npm ci` in the folder would install. */
function copyPackages(folder: string): void {
  const { packages }: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, "package-lock.json"), "utf8"),
  );
  const isInner = (path: string) => path.lastIndexOf("node_modules/") > 0;
  const paths = Object.keys(packages).filter((path) => path !== "" && !isInner(path));
  const installed = paths.filter((path) => existsSync(join(projectFolder, path)));
  for (const path of [...installed, NPM_RECORD, "node_modules/.bin"])
    copy(join(projectFolder, path), join(folder, path));
}

/** Copies a file or a folder as links to the same files, which takes neither time nor room, or else as files. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    execFileSync("cp", ["-RPl", from, to], { stdio: "ignore" });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
