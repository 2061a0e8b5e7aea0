import { describe, expect, it } from "vitest";
import { findMessageFault, MESSAGE_FAULTS, trimMessage } from "./message.ts";

const saidOf = (typed: string) => {
  const fault = findMessageFault(typed);
  return fault && MESSAGE_FAULTS[fault];
};

describe("a message", () => {
  it("a chat message may have one to a thousand characters", () => {
    expect(saidOf("?")).toBeNull();
    expect(saidOf("x".repeat(1000))).toBeNull();
  });

  it("a chat message cannot be empty or blank", () => {
    for (const typed of ["", "   ", "\n\t\n"]) expect(saidOf(typed)).toBe("Message cannot be empty");
  });

  it("a chat message is refused from 1001 characters on, not counting white space at its ends", () => {
    expect(saidOf("x".repeat(1001))).toBe("Message must be 1000 characters or less");
    expect(saidOf(`  ${"x".repeat(1000)}\n\n`)).toBeNull();
  });

  it("a chat message is refused with more than ten lines, for every kind of line break", () => {
    const lines = (count: number, newline: string) => Array(count).fill("word").join(newline);
    for (const newline of ["\n", "\r\n", "\r"]) {
      expect(saidOf(lines(10, newline))).toBeNull();
      expect(saidOf(lines(11, newline))).toBe("Message must be 10 lines or less");
    }
  });

  it("a chat message is stored without the white space around it, but with the white space inside", () => {
    expect(trimMessage("  one\r\n\r\n two  \n")).toBe("one\n\n two");
  });
});
