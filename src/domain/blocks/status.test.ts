import { describe, expect, it } from "vitest";
import { BLOCK_STATUSES, canChangeStatus, describeStatus, nextStatuses, readStatus } from "./status.ts";

describe("a block's status", () => {
  it("may change as decided, and in no other way", () => {
    const allowed = BLOCK_STATUSES.flatMap((from) =>
      BLOCK_STATUSES.filter((to) => canChangeStatus(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      "active > paused",
      "active > resolved",
      "active > archived",
      "paused > active",
      "paused > resolved",
      "paused > archived",
      "resolved > active",
      "resolved > archived",
      "archived > active",
    ]);
  });

  it("offers what is allowed from where it is", () => {
    expect(nextStatuses("archived")).toEqual(["active"]);
    expect(nextStatuses("resolved")).toEqual(["active", "archived"]);
  });

  it("reads 'in-progress' as active", () => {
    expect(readStatus("in-progress")).toBe("active");
    expect(readStatus("paused")).toBe("paused");
  });

  it("that nobody here sets is 'other': neither active nor lost, and considered resolved in a prompt", () => {
    expect(readStatus("abandoned")).toBe("other");
    expect(describeStatus(readStatus("abandoned"))).toBe("considered resolved");
    expect(nextStatuses("other")).toEqual(["active", "archived"]);
  });
});
