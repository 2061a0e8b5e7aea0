import { readFileSync } from "node:fs";

/** Something that a person typed or wrote into a file cannot be used. The message names the place. */
export class InputError extends Error {}

/** Returns the rows of a file with a header line. Throws `InputError` if it is missing, empty or has no such column. */
export function readTable(
  file: string,
  needed: readonly string[],
): { line: number; cells: Record<string, string> }[] {
  const [head, ...rest] = linesOf(file);
  const names = (head?.text ?? "").split(",").map((name) => name.trim());
  for (const name of needed) {
    if (!names.includes(name)) throw new InputError(`${file}, line 1: there is no column "${name}".`);
  }
  return rest.map(({ line, text }) => {
    const cells = text.split(",");
    return {
      line,
      cells: Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? ""])),
    };
  });
}

/** Returns the numbers of a file, one a line; a first line that is no number is a header. */
export function readNumbers(file: string): number[] {
  const lines = linesOf(file);
  const rows = Number.isNaN(Number(lines[0]?.text)) ? lines.slice(1) : lines;
  return rows.map(({ line, text }) => toNumber(text, `${file}, line ${line}`));
}

/** Throws `InputError` with `place` if the text is no finite number. */
export function toNumber(text: string | undefined, place: string): number {
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new InputError(`${place}: "${text ?? ""}" is not a number.`);
  return value;
}

function linesOf(file: string): { line: number; text: string }[] {
  const lines = textOf(file)
    .split("\n")
    .map((text, index) => ({ line: index + 1, text: text.trim().replaceAll('"', "") }))
    .filter(({ text }) => text !== "");
  if (lines.length === 0) throw new InputError(`${file}: the file is empty.`);
  return lines;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`${file}: the file cannot be read.`, { cause });
  }
}
