import { expect, it } from "vitest";
import { TOLD_CHANGES } from "#contract/ways-in.ts";
import { renderLetter } from "../letters/render-letter.ts";
import * as letters from "./letters.ts";

const LINK = "https://duck.example/api/auth/verify?token=abc&callbackURL=%2F";

it("a letter contains its purpose and a link, and nothing about the person, not even their address", async () => {
  const { accountChangedLetter, ...others } = letters;
  const written = [
    ...Object.values(others).map((write) => write("dana@pond.example", LINK, "123456")),
    ...TOLD_CHANGES.map((change) => accountChangedLetter("dana@pond.example", change, LINK, LINK)),
  ];
  expect(written.length).toBeGreaterThanOrEqual(5);
  for (const content of written) {
    const { to, subject, text, html = "" } = await renderLetter(content);
    expect(to).toBe("dana@pond.example");
    expect(`${subject} ${text} ${html}`).not.toMatch(/dana|pond\.example/);
    expect(`${text} ${html}`.replaceAll(LINK, "").replaceAll(LINK.replaceAll("&", "&amp;"), "")).not.toMatch(
      /https?:/,
    );
  }
});
