import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The error for a word or a file's text that cannot be used. The message names the place. */
export class InputError extends Error {}

/** Returns the rows of a file with a header line. Throws `InputError` if it is missing, has no rows or no such column. */
export function readTable(
  file: string,
  needed: readonly string[],
): { line: number; cells: Record<string, string> }[] {
  const [head, ...rest] = linesOf(file);
  const names = (head?.text ?? "").split(",").map((name) => name.trim());
  for (const name of needed) {
    if (!names.includes(name)) throw new InputError(`${file}, line 1: there is no column "${name}".`);
  }
  if (rest.length === 0) throw new InputError(`${file}, line 2: there are no rows.`);
  return rest.map(({ line, text }) => {
    const cells = text.split(",");
    if (cells.length !== names.length) {
      throw new InputError(
        `${file}, line ${line}: there are ${cells.length} columns, but ${names.length} in line 1.`,
      );
    }
    return {
      line,
      cells: Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? ""])),
    };
  });
}

/**
 * Returns the numbers of a file with their places, one a line; a first line that is no number is a header. Of several columns it
 * takes the one named `column`.
 */
export function readNumbers(file: string, column: string): { place: string; value: number }[] {
  const lines = linesOf(file);
  const head = lines[0]?.text ?? "";
  const texts = head.includes(",")
    ? readTable(file, [column]).map(({ line, cells }) => ({ line, text: cells[column] }))
    : lines.slice(Number.isNaN(Number(head)) ? 1 : 0);
  if (texts.length === 0) throw new InputError(`${file}, line 2: there are no rows.`);
  return texts.map(({ line, text }) => {
    const place = `${file}, line ${line}, ${column}`;
    return { place, value: toNumber(text, place) };
  });
}

/** Returns the number in a text. Throws `InputError` with `place` if the text is no finite number. */
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

/**
 * Returns a file's text. A relative path starts at the folder in which npm was called, which may be below the project's
 * folder.
 */
function textOf(file: string): string {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? "", file), "utf8");
  } catch (cause) {
    throw new InputError(`${file}: the file cannot be read.`, { cause });
  }
}
