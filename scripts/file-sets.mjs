/**
 * Names sets of source files of the browser's code, for lists that say what the build does with them.
 */

/**
 * A set of source files: named files of a folder, or a whole folder with exceptions.
 * @typedef {{ folder: string, names?: string[], except?: string[] }} Files
 */

/** @type {(folder: string, names: string) => Files} */
export const files = (folder, names) => ({ folder, names: names.trim().split(/\s+/) });
/** @type {(folder: string, except?: string[]) => Files} */
export const whole = (folder, except = []) => ({ folder, except });

/** Returns the path of every folder and file that the sets name. */
export function pathsOf(/** @type {Files[]} */ sets) {
  return sets.flatMap(({ folder, names = [], except = [] }) => [
    folder,
    ...[...names, ...except].map((name) => `${folder}/${name}`),
  ]);
}

/** @type {(text: string) => string} */
export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns the text of an expression that matches the addresses of the set's files. */
export function patternOf(/** @type {Files} */ { folder, names, except = [] }) {
  if (names) return `${escaped(folder)}/(?:${names.map(escaped).join("|")})$`;
  return `${escaped(folder)}/${except.length > 0 ? `(?!${except.map(escaped).join("|")})` : ""}`;
}
