import { describe, expect, it } from "vitest";
import { JSON_DEPTH } from "../text/measure-json.ts";
import { parseRow, ROW_DEPTH } from "./parse-row.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

describe("a row of a file", () => {
  it("may be as deep as a request takes it in a list in its body", () => {
    expect(ROW_DEPTH + nested(2).length / 2).toBe(JSON_DEPTH);
    expect(parseRow(nested(ROW_DEPTH))).toEqual({ value: JSON.parse(nested(ROW_DEPTH)) });
    for (const levels of [ROW_DEPTH + 1, 300_000])
      expect(parseRow(nested(levels))).toEqual({ refused: "it is nested too deeply" });
  });

  it("that is no JSON, or was too long to be read, is refused with the reason", () => {
    expect(parseRow('{"id"')).toEqual({ refused: "it is not JSON" });
    expect(parseRow(null)).toEqual({ refused: "it is too long" });
  });
});
