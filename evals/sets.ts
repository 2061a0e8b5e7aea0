/**
 * The sets of texts that classifiers learn from, each in one compressed file below `sets/`.
 *
 *   npm run evals -- open    writes each text file into evals/open/<set>/, to be read and changed
 *   npm run evals -- close   packs what is there again, where it has changed
 *   npm run evals -- list    names the sets with their files and sizes
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** The files of a set: their texts by their names. */
export type TextSet = Record<string, string>;

interface Folders {
  packed: string;
  open: string;
}

const FOLDERS: Folders = {
  packed: join(import.meta.dirname, "sets"),
  open: join(import.meta.dirname, "open"),
};

export function readSet(name: string, { packed }: Pick<Folders, "packed"> = FOLDERS): TextSet {
  const bytes = readFileSync(join(packed, `${name}.json.br`));
  return JSON.parse(brotliDecompressSync(bytes).toString("utf8")) as TextSet;
}

export function namesOfSets({ packed }: Pick<Folders, "packed"> = FOLDERS): string[] {
  return readdirSync(packed)
    .map((file) => basename(file, ".json.br"))
    .sort();
}

/** Writes the files of every set into the open folder. */
export function openSets(folders: Folders = FOLDERS): void {
  for (const name of namesOfSets(folders)) {
    for (const [file, text] of Object.entries(readSet(name, folders))) {
      const path = join(folders.open, name, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}

/** Packs every set of the open folder that differs from the packed one. Returns the names of those. */
export function closeSets(folders: Folders = FOLDERS): string[] {
  const { packed, open } = folders;
  mkdirSync(packed, { recursive: true });
  return readdirSync(open)
    .sort()
    .filter((name) => {
      const files = globSync("**/*.{json,jsonl}", { cwd: join(open, name) }).sort();
      const set = Object.fromEntries(
        files.map((file) => [file.split(sep).join("/"), readFileSync(join(open, name, file), "utf8")]),
      );
      const path = join(packed, `${name}.json.br`);
      const isSame = existsSync(path) && JSON.stringify(readSet(name, folders)) === JSON.stringify(set);
      if (!isSame) writeFileSync(path, brotliCompressSync(JSON.stringify(set)));
      return !isSame;
    });
}

if (import.meta.main) {
  const [command] = process.argv.slice(2);
  if (command === "open") openSets();
  else if (command === "close") console.info(`packed: ${closeSets().join(", ") || "nothing has changed"}`);
  else if (command === "list") {
    for (const name of namesOfSets()) {
      const files = Object.entries(readSet(name));
      console.info(`${name}: ${files.map(([file, text]) => `${file} (${text.length})`).join(", ")}`);
    }
  } else {
    console.error("npm run evals -- open | close | list");
    process.exitCode = 2;
  }
}
