// A page of the press or of a list is named as such, and not by its address. The browser's copy of the help lines has no such
// addresses: they would weigh as much as the lines.

/** @typedef {{ source?: { page?: string, by: string } }} Sourced */
/** @typedef {{ countries: { emergency?: Sourced, lines: Sourced[] }[] }} HelpFile */

/** Returns a file of `content/help/` in which only an operator's and a government's page keep its address. */
/** @type {(text: string) => string} */
export function leanHelpFile(text) {
  /** @type {HelpFile} */
  const file = JSON.parse(text);
  const sources = file.countries
    .flatMap(({ emergency, lines }) => [emergency, ...lines])
    .flatMap((line) => line?.source ?? []);
  for (const source of sources) {
    const isLinked = source.by === "operator" || source.by === "government";
    if (!isLinked) delete source.page;
  }
  return JSON.stringify(file);
}

/** The plugin of the build that does it. */
export const leanHelpLines = {
  name: "lean-help-lines",
  enforce: /** @type {const} */ ("pre"),
  transform: {
    filter: { id: /\/content\/help\/[\w-]+\.json$/ },
    handler: leanHelpFile,
  },
};
