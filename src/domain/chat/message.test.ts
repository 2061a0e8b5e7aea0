import { describe, expect, it } from "vitest";
import { findMessageFault, MESSAGE_FAULTS, trimMessage } from "./message.ts";

const saidOf = (typed: string) => {
  const fault = findMessageFault(typed);
  return fault && MESSAGE_FAULTS[fault];
};

describe("a message", () => {
  it("may have one character, or a thousand", () => {
    expect(saidOf("?")).toBeNull();
    expect(saidOf("x".repeat(1000))).toBeNull();
  });

  it("cannot be empty, nor only blank", () => {
    for (const typed of ["", "   ", "\n\t\n"]) expect(saidOf(typed)).toBe("Message cannot be empty");
  });

  it("is refused from 1001 characters on, blank at its ends not counted", () => {
    expect(saidOf("x".repeat(1001))).toBe("Message must be 1000 characters or less");
    expect(saidOf(`  ${"x".repeat(1000)}\n\n`)).toBeNull();
  });

  it("is refused from the eleventh line on, however lines are broken", () => {
    const lines = (count: number, newline: string) => Array(count).fill("word").join(newline);
    for (const newline of ["\n", "\r\n", "\r"]) {
      expect(saidOf(lines(10, newline))).toBeNull();
      expect(saidOf(lines(11, newline))).toBe("Message must be 10 lines or less");
    }
  });

  it("is kept without the blank around it and with it inside", () => {
    expect(trimMessage("  one\r\n\r\n two  \n")).toBe("one\n\n two");
  });
});
