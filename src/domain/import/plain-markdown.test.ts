import { describe, expect, it } from "vitest";
import { plainMarkdown } from "./plain-markdown.ts";

describe("the plain text of a journal's Markdown", () => {
  it("keeps a block of code with blank lines in it as it was written", () => {
    const code = "```js\nconst one = 1;\n\nconst sign = /\\./;\n\n```\n";
    expect(plainMarkdown(`Before\\.\n\n${code}\nAfter\\.`)).toBe(`Before.\n\n${code}\nAfter.`);
    expect(plainMarkdown("~~~\n```\n\n1\\.\n~~~\n\n2\\.")).toBe("~~~\n```\n\n1\\.\n~~~\n\n2.");
  });

  it("keeps the lines between paragraphs, whatever ends them", () => {
    const text = "One.\r\n\r\n \r\nTwo\\!\n\n\n[three](dayone://view?entryId=1)\n";
    expect(plainMarkdown(text)).toBe("One.\r\n\r\n \r\nTwo!\n\n\nthree\n");
  });
});
