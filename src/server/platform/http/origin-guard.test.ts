import { describe, expect, it } from "vitest";
import { isOwnOrigin } from "./origin-guard.ts";

const APP = "https://pond.example";

describe("the origin of a request", () => {
  it.each([
    ["https://pond.example", "pond.example"],
    ["https://duck.example", "duck.example"],
    ["http://localhost:3000", "localhost:3000"],
    ["https://127.0.0.1:3000", "127.0.0.1:3000"],
  ])("the origin %s is our own for a request to %s", (origin, host) => {
    expect(isOwnOrigin({ origin, host }, APP)).toBe(true);
  });

  it.each([
    ["http://pond.example", "pond.example"],
    ["http://pond.example:80", "pond.example:80"],
    ["https://pond.example:444", "pond.example"],
    ["http://duck.example", "duck.example"],
    ["https://evil.example", "pond.example"],
    ["https://pond.example.evil.example", "pond.example"],
    ["http://localhost:3001", "localhost:3000"],
    ["null", "pond.example"],
  ])("the origin %s is another's for a request to %s", (origin, host) => {
    expect(isOwnOrigin({ origin, host }, APP)).toBe(false);
  });
});
