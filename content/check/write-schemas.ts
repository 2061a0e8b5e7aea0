/** Writes the JSON schemas to which the files of words refer, from the schemas that the content check uses. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { SCHEMAS_FOLDER } from "./check-content.ts";
import { CONTENT_SCHEMAS } from "./content-schemas.ts";

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
  return readFileSync(join(SCHEMAS_FOLDER, name), "utf8");
}

if (import.meta.main) {
  mkdirSync(SCHEMAS_FOLDER, { recursive: true });
  for (const [name, text] of contentSchemas()) writeFileSync(join(SCHEMAS_FOLDER, name), text);
}
