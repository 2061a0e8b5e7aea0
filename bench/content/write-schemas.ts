/** Writes the JSON schemas to which the files of `content/` refer, from the schemas that the content check uses. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { CONTENT_FOLDER } from "./check-content.ts";
import { CONTENT_SCHEMAS } from "./content-schemas.ts";

const folder = join(CONTENT_FOLDER, "schemas");

/** Returns the text of every JSON schema, by file name. */
export function contentSchemas(): Map<string, string> {
  return new Map(
    Object.entries(CONTENT_SCHEMAS).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
    ]),
  );
}

export function readSchema(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of contentSchemas()) writeFileSync(join(folder, name), text);
}
