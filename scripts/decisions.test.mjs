import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const folder = join(projectFolder, "docs/decisions");
const files = readdirSync(folder);

describe("the decision records", () => {
  it.each(files)(
    "the decision record %s has a unique number, and a status whose links lead to decisions",
    (file) => {
      const [title = "", blank, status = ""] = readFileSync(join(folder, file), "utf8").split("\n");
      expect(file).toMatch(/^\d{3}-[a-z-]+\.md$/);
      expect(files.filter((other) => other.startsWith(file.slice(0, 3)))).toEqual([file]);
      expect(title).toMatch(new RegExp(`^# ${file.slice(0, 3)}: `));
      expect(blank).toBe("");
      expect(status).toMatch(/^Status: (?:accepted|superseded by)\b.*\.$/);
      for (const [, link = ""] of status.matchAll(/\]\(([^)]+)\)/g))
        expect(existsSync(join(folder, link)), link).toBe(true);
    },
  );
});
