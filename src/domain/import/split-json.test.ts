import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonEntry, type SplitOptions, splitJson } from "./split-json.ts";

async function split(text: string, pieceLength = 7, options: SplitOptions = {}): Promise<JsonEntry[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
  }
  const found: JsonEntry[] = [];
  for await (const entries of splitJson(pieces(), options)) found.push(...entries);
  return found;
}

describe("the entries of a large JSON file", () => {
  it("are those that JSON.parse finds, for any values and any pieces", async () => {
    const lists = fc.dictionary(fc.string({ unit: "binary" }), fc.array(fc.jsonValue()));
    await fc.assert(
      fc.asyncProperty(lists, fc.integer({ min: 1, max: 40 }), fc.boolean(), async (file, length, isWide) => {
        const text = JSON.stringify(file, null, isWide ? 2 : 0);
        const expected = Object.entries(JSON.parse(text) as typeof file).flatMap(([list, values]) =>
          values.map((value, index) => ({ list, index, value: JSON.parse(JSON.stringify(value)) })),
        );
        const found = await split(text, length);
        expect(
          found.map(({ text: json, ...place }) => ({ ...place, value: JSON.parse(json ?? "") })),
        ).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("that is a list have no name, and values beside lists are passed over", async () => {
    expect(await split('\uFEFF [1, "two", {"a":[3]}]')).toEqual([
      { list: "", index: 0, text: "1" },
      { list: "", index: 1, text: '"two"' },
      { list: "", index: 2, text: '{"a":[3]}' },
    ]);
    expect(await split('{"metadata":{"list":[1]},"version":1,"entries":[true]}')).toEqual([
      { list: "entries", index: 0, text: "true" },
    ]);
  });

  it("are read although one is broken or too long", async () => {
    const text = `{"rows":[{"id":1},{"id":tru},{"id":"${"x".repeat(90)}"},{"id":4}]}`;
    expect((await split(text, 7, { mostLength: 40 })).map(({ text: json }) => json)).toEqual([
      '{"id":1}',
      '{"id":tru}',
      null,
      '{"id":4}',
    ]);
  });

  it("a file that is no JSON, or is cut off, says so", async () => {
    await expect(split("PK\u0003\u0004")).rejects.toThrow("the file is not JSON");
    await expect(split('{"rows":[{"id":1}')).rejects.toThrow("the file ends in the middle of its JSON");
    await expect(split('{"rows" [')).rejects.toThrow("the file is not an object of lists");
  });
});
