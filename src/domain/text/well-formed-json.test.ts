import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wellFormedJson } from "./well-formed-json.ts";

describe("the JSON that other programs can read", () => {
  it("has no half characters and no null characters, and everything else as it was", () => {
    expect(JSON.parse(wellFormedJson({ text: "a\ud800b 🦆 \udc00" }))).toEqual({
      text: "a\ufffdb 🦆 \ufffd",
    });
    expect(JSON.parse(wellFormedJson("\\ud800 is written like that"))).toBe("\\ud800 is written like that");
    expect(JSON.parse(wellFormedJson("\\\ud800"))).toBe("\\\ufffd");
    expect(JSON.parse(wellFormedJson({ "na\u0000me": "a\u0000b \\u0000\u0001" }))).toEqual({
      name: "ab \\u0000\u0001",
    });
  });

  it("says the same as each text made well-formed, without null characters", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (codes) => {
        const text = String.fromCharCode(...codes);
        expect(JSON.parse(wellFormedJson(text))).toBe(text.toWellFormed().replaceAll("\0", ""));
      }),
    );
  });
});
