import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { isUniqueViolation } from "./database-error.ts";

function refused(message: string, constraint?: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, "error"), { code: "23505", constraint });
}

describe("a refused row", () => {
  it("is recognised by its constraint", () => {
    const error = refused('duplicate key value violates unique constraint "readings_key"', "readings_key");
    expect(isUniqueViolation(error, "readings_key")).toBe(true);
    expect(isUniqueViolation(error, "readings_replacing")).toBe(false);
  });

  it("of a cluster is recognised by the message, which names a part of the table", () => {
    const error = refused('duplicate key value violates unique constraint "readings_key_102127"');
    expect(isUniqueViolation(error, "readings_key")).toBe(true);
    expect(isUniqueViolation(error, "readings_replacing")).toBe(false);
    expect(isUniqueViolation(error, "readings")).toBe(false);
  });

  it("of a cluster is recognised where its table lies on the coordinator alone", () => {
    const error = refused('duplicate key value violates unique constraint "user_email"');
    expect(isUniqueViolation(error, "user_email")).toBe(true);
  });

  it("is recognised here alone: no other file reads a constraint's name, which a cluster leaves out", () => {
    const root = join(import.meta.dirname, "../..");
    const readers = globSync("**/*.ts", { cwd: root })
      .filter((file) => !file.endsWith(".test.ts"))
      .filter((file) =>
        /\.constraint\b|\bconstraint\s*[,}].*DatabaseError/.test(readFileSync(join(root, file), "utf8")),
      );
    expect(readers).toEqual(["platform/db/database-error.ts"]);
  });
});
