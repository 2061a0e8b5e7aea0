/**
 * A labelled part of a prompt that is data, not instructions. The sanitiser replaces such tags in what people
 * type, so that no text can close it.
 */
export function dataSection(name: string, lines: readonly string[]): string {
  return `<${name}_data>\n${lines.join("\n")}\n</${name}_data>`;
}

/** Returns `label: value`, or an empty list where there is no value. */
export function line(label: string, value: string | undefined): string[] {
  return value === undefined || value === "" ? [] : [`${label}: ${value}`];
}
