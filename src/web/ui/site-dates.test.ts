import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "#scripts/pinned-node.mjs";

const sources = readdirSync(join(projectFolder, "src/web"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));

it("every date with a month name has the same format: 'Oct 14'", () => {
  const formats = sources.flatMap((source) =>
    [...source.matchAll(/Intl\.DateTimeFormat\(([^;]*?month:[^;]*?)\)/gs)].map(
      ([, options]) => options ?? "",
    ),
  );
  expect(formats).not.toEqual([]);
  expect(formats.filter((options) => !/^"en-US".*month: "short"/s.test(options))).toEqual([]);
});
