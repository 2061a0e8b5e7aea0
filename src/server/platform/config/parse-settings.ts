// Reads settings from the environment, and describes the first that does not parse.
import type * as z from "zod";
import { secretSettings } from "./setting.ts";

/** The name and the password in an address. */
const CREDENTIALS = /:\/\/[^\s/@]*@/g;

/** A setting that does not parse. The message is one line for the operator, without secrets. */
export class SettingError extends Error {
  override name = "SettingError";
}

/** Reads every setting; an empty one counts as not set. */
export function parseSettings<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  environment: Record<string, string | undefined>,
): { [Name in keyof Shape]: z.output<Shape[Name]> } {
  const values = Object.entries(shape).map(([name, schema]) => {
    const raw = environment[name]?.trim() || undefined;
    const result = schema.safeParse(raw);
    if (result.success) return [name, result.data];
    throw new SettingError(complaint(name, raw, { schema, allowed: result.error.issues[0]?.message }));
  });
  return Object.fromEntries(values);
}

function complaint(
  name: string,
  raw: string | undefined,
  { schema, allowed }: { schema: z.ZodType; allowed: string | undefined },
): string {
  const given = secretSettings.has(schema)
    ? "what it holds is not"
    : `it is "${raw?.replaceAll(/\s+/g, " ").replaceAll(CREDENTIALS, "://...@")}"`;
  return `${name} must be ${allowed}; ${given}.`;
}
