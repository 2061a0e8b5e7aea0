// Reads the bodies of requests, which are forms with names such as `line_items[0][price]`.
import { invalid, missing, unknown } from "./refusals.ts";

export interface FormReader {
  /** Returns the value of a field that must be there. */
  need(name: string): string;
  find(name: string): string | undefined;
  /** Returns all fields below a name, as `metadata[account]`. */
  below(name: string): Record<string, string>;
  /** Throws for a field that nothing has asked for. */
  refuseOthers(): void;
}

export function readForm(text: string): FormReader {
  const fields = new URLSearchParams(text);
  const known = new Set<string>();
  const find = (name: string) => {
    known.add(name);
    return fields.get(name) ?? undefined;
  };
  return {
    find,
    need(name) {
      const value = find(name);
      if (value === undefined || value === "") throw missing(name);
      return value;
    },
    below(name) {
      const inside = [...fields].filter(([field]) => field.startsWith(`${name}[`));
      for (const [field] of inside) known.add(field);
      return Object.fromEntries(inside.map(([field, value]) => [field.slice(name.length + 1, -1), value]));
    },
    refuseOthers() {
      for (const name of fields.keys()) if (!known.has(name)) throw unknown(name);
    },
  };
}

export function readAddress(form: FormReader, name: string): string {
  const address = form.need(name);
  if (!URL.canParse(address)) throw invalid(name, "Not a valid URL");
  return address;
}

export function readBoolean(form: FormReader, name: string): boolean | undefined {
  const value = form.find(name);
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") throw invalid(name, `Invalid boolean: ${value}`);
  return value === "true";
}

/** Returns how many objects a list may contain. */
export function readLimit(form: FormReader): number {
  const limit = Number(form.find("limit") ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid("limit", "This value must be between 1 and 100.");
  return limit;
}
