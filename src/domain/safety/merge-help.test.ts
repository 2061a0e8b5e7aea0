import { describe, expect, it } from "vitest";
import { mergeHelpLines, type WrittenLine } from "./help-line.ts";

const line = (name: string, phone: string): WrittenLine => ({
  topic: "crisis",
  name,
  phone,
  url: `https://${name}.example`,
  languages: ["de"],
});
const ours = [{ country: "AT", lines: [line("one", "1"), line("two", "2")] }];
const phonesIn = (own: Parameters<typeof mergeHelpLines>[1]) =>
  mergeHelpLines(ours, own).map(({ country, lines }) => [country, lines.map(({ phone }) => phone)]);

describe("help lines added by a server's operator", () => {
  it("help lines added by a server's operator come before the built-in lines and replace one of the same name", () => {
    expect(phonesIn([{ country: "AT", lines: [line("three", "3"), line("two", "22")] }])).toEqual([
      ["AT", ["3", "22", "1"]],
    ]);
  });

  it("help lines added by a server's operator replace all built-in lines of a country when the operator says so", () => {
    expect(phonesIn([{ country: "AT", isInstead: true, lines: [line("three", "3")] }])).toEqual([
      ["AT", ["3"]],
    ]);
  });

  it("help lines added by a server's operator add a country without built-in lines", () => {
    expect(phonesIn([{ country: "LI", lines: [line("three", "3")] }])).toEqual([
      ["AT", ["1", "2"]],
      ["LI", ["3"]],
    ]);
  });

  it("help lines added by a server's operator count as verified only when they carry a date", () => {
    const [austria] = mergeHelpLines(ours, [
      { country: "AT", lines: [{ ...line("three", "3"), verifiedOn: "2026-11-01" }] },
    ]);
    expect(austria?.lines.map(({ verifiedOn }) => verifiedOn)).toEqual(["2026-11-01", null, null]);
    expect(austria?.lines[0]?.source).toBe("https://three.example");
  });
});
