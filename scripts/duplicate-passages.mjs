// Finds passages that are identical in two places. Indentation, blank lines, comments, imports and lines with only
// brackets are ignored.

/** @typedef {{ name: string, text: string }} SourceFile */
/** @typedef {{ lines: number, first: string, second: string }} Pair places are `name:line` */

/** The minimum length of a passage that is reported, in lines that count. */
const SHORTEST = 6;

/**
 * Returns the lines of a file that are compared, with their numbers.
 * @param {string} text
 * @returns {{ line: string, number: number }[]}
 */
function linesThatCount(text) {
  const isImport = /^(?:import|export) [^;]*?from "[^"]*";$|^import "[^"]*";$/gm;
  const withoutImports = text.replace(isImport, (found) => found.replace(/[^\n]/g, ""));
  return withoutImports
    .split("\n")
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => /[^\s()[\]{}<>;,/]/.test(line) && !/^(?:\/\/|\/?\*)/.test(line));
}

/**
 * Returns every pair of places with the same passage of at least six lines, each passage at its full length.
 * @param {readonly SourceFile[]} files
 * @returns {Pair[]}
 */
export function findDuplicates(files) {
  const sources = files.map(({ name, text }) => ({ name, lines: linesThatCount(text) }));
  /** @type {Map<string, { file: number, at: number }[]>} */
  const places = new Map();
  for (const [file, { lines }] of sources.entries()) {
    for (let at = 0; at + SHORTEST <= lines.length; at += 1) {
      const passage = lines
        .slice(at, at + SHORTEST)
        .map(({ line }) => line)
        .join("\n");
      places.set(passage, [...(places.get(passage) ?? []), { file, at }]);
    }
  }
  const starts = [...places.values()].flatMap((found) =>
    found.flatMap((first, index) => found.slice(index + 1).map((second) => ({ first, second }))),
  );
  const known = new Set(starts.map(({ first, second }) => keyOf(first, second, 0)));
  return starts
    .filter(({ first, second }) => !known.has(keyOf(first, second, -1)))
    .map(({ first, second }) => {
      let more = 0;
      while (known.has(keyOf(first, second, more + 1))) more += 1;
      return { lines: SHORTEST + more, first: placeOf(first), second: placeOf(second) };
    })
    .sort((one, other) => other.lines - one.lines);

  /** @param {{ file: number, at: number }} first @param {{ file: number, at: number }} second @param {number} shift */
  function keyOf(first, second, shift) {
    return `${first.file} ${first.at + shift} ${second.file} ${second.at + shift}`;
  }

  /** @param {{ file: number, at: number }} place */
  function placeOf({ file, at }) {
    const source = sources[file];
    return `${source?.name}:${source?.lines[at]?.number}`;
  }
}
