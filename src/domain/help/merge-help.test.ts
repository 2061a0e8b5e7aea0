import { describe, expect, it } from "vitest";
import { type HelpLine, mergeHelpLines } from "./help-line.ts";

const line = (name: string, phone: string): HelpLine => ({
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
  it("come before the built-in lines and replace one of the same name", () => {
    expect(phonesIn([{ country: "AT", lines: [line("three", "3"), line("two", "22")] }])).toEqual([
      ["AT", ["3", "22", "1"]],
    ]);
  });

  it("replace all built-in lines of a country when the operator says so", () => {
    expect(phonesIn([{ country: "AT", isInstead: true, lines: [line("three", "3")] }])).toEqual([
      ["AT", ["3"]],
    ]);
  });

  it("add a country without built-in lines", () => {
    expect(phonesIn([{ country: "LI", lines: [line("three", "3")] }])).toEqual([
      ["AT", ["1", "2"]],
      ["LI", ["3"]],
    ]);
  });

  it("may bring what is known about the emergency number", () => {
    const silent = "Stay silent and press 5.";
    const [austria] = mergeHelpLines(
      [{ country: "AT", lines: [], emergency: { text: "1" } }],
      [{ country: "AT", lines: [], emergency: { silent } }],
    );
    expect(austria?.emergency).toEqual({ silent });
  });
});
