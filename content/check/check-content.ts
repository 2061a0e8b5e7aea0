/** Finds what is wrong in the files of `content/` and in the words of the engines, and reports each fault with its file and line. */
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { CONTENT_SCHEMAS, schemaFor } from "./content-schemas.ts";
import { faultOfPhrase } from "./phrase-faults.ts";

export interface Fault {
  /** The file's path in the project. */
  file: string;
  /** The line of the fault, counted from 1. */
  line: number;
  what: string;
}

export interface ContentFile {
  path: string;
  text: string;
}

type Path = readonly PropertyKey[];

const root = join(import.meta.dirname, "../..");
export const SCHEMAS_FOLDER = join(root, "content/schemas");

export function readContent(): ContentFile[] {
  return globSync("{content,engines/*/words}/**/*.json", { cwd: root, exclude: ["content/schemas/**"] })
    .map((file) => ({ path: file.split(sep).join("/"), text: readFileSync(join(root, file), "utf8") }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

export function checkContent(files: readonly ContentFile[]): Fault[] {
  return files.flatMap(checkFile);
}

export function sayFault({ file, line, what }: Fault): string {
  return `${file}:${line}: ${what}`;
}

function checkFile({ path, text }: ContentFile): Fault[] {
  const name = schemaFor(path);
  if (!name)
    return [{ file: path, line: 1, what: "is known to no schema of content/check/content-schemas.ts" }];
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors);
  const [broken] = errors;
  if (broken)
    return [{ file: path, line: lineAt(text, broken.offset), what: printParseErrorCode(broken.error) }];
  const fault = (at: Path, what: string): Fault => ({ file: path, line: lineOf({ text, tree }, at), what });
  const value: unknown = JSON.parse(text);
  const { error } = CONTENT_SCHEMAS[name].safeParse(value);
  const shape = (error?.issues ?? []).map(({ path: at, message }) => fault(at, `${at.join(".")} ${message}`));
  const inLists = [...findBrokenPhrases(value, []), ...findRepeated(value, [])];
  return [...shape, ...inLists.map(({ at, what }) => fault(at, what))];
}

/** Finds texts that a list contains twice. Somebody who changes one of the two would leave the other unchanged. */
function findRepeated(value: unknown, at: Path): { at: Path; what: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const faults = Object.entries(value).flatMap(([key, inner]) =>
    findRepeated(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  if (!Array.isArray(value)) return faults;
  const repeated = value.flatMap((each, index) => {
    const isRepeated = typeof each === "string" && value.indexOf(each) < index;
    return isRepeated ? [{ at: [...at, index], what: `"${each}" is in this list before` }] : [];
  });
  return [...faults, ...repeated];
}

/** The lists of themes that contain phrases. */
const PHRASE_LISTS = new Set(["plain", "hint", "veto"]);

/** Finds phrases of themes that do not follow the notation, so that the check reports one bracket too many. */
function findBrokenPhrases(value: unknown, at: Path): { at: Path; what: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...at, Array.isArray(value) ? Number(key) : key];
    if (typeof inner !== "string") return findBrokenPhrases(inner, place);
    const list = String(place.findLast((part) => typeof part === "string"));
    const what = place[0] === "themes" && PHRASE_LISTS.has(list) ? faultOfPhrase(inner) : null;
    return what === null ? [] : [{ at: place, what }];
  });
}

interface Parsed {
  text: string;
  tree: Node | undefined;
}

/** Returns the line of a value, or of the nearest existing value around it. */
function lineOf({ text, tree }: Parsed, path: Path): number {
  if (!tree) return 1;
  for (let end = path.length; end >= 0; end -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, end) as JSONPath);
    if (node) return lineAt(text, node.offset);
  }
  return 1;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
