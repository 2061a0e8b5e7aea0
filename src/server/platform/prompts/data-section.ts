/**
 * A labelled stretch of a prompt that is matter and not instruction. The sanitiser replaces any such tag in what
 * people type, so nothing inside can close it.
 */
export function dataSection(name: string, lines: readonly string[]): string {
  return `<${name}_data>\n${lines.join("\n")}\n</${name}_data>`;
}

/** `label: value`, or nothing where there is no value. */
export function line(label: string, value: string | undefined): string[] {
  return value === undefined || value === "" ? [] : [`${label}: ${value}`];
}
