import { expect, it } from "vitest";
import * as letters from "./letters.ts";

const LINK = "https://duck.example/api/auth/verify?token=abc";

it("a letter contains its purpose and a link, and nothing about the person, not even their address", () => {
  const written = Object.values(letters).map((write) => write("dana@pond.example", LINK));
  expect(written.length).toBeGreaterThanOrEqual(5);
  for (const { to, subject, text } of written) {
    expect(to).toBe("dana@pond.example");
    expect(`${subject} ${text}`).not.toMatch(/dana|pond\.example/);
    expect(text.replace(LINK, "")).not.toMatch(/https?:/);
  }
});
