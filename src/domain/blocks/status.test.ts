import { describe, expect, it } from "vitest";
import {
  BLOCK_STATUSES,
  canChangeStatus,
  describeBlockStatus,
  nextStatuses,
  readBlockStatus,
} from "./status.ts";

describe("a block’s status", () => {
  it("a block's status can change only in the nine allowed ways", () => {
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

  it("a block's status lists the statuses to which it can change", () => {
    expect(nextStatuses("archived")).toEqual(["active"]);
    expect(nextStatuses("resolved")).toEqual(["active", "archived"]);
  });

  it("a block's status reads 'in-progress' as active", () => {
    expect(readBlockStatus("in-progress")).toBe("active");
    expect(readBlockStatus("paused")).toBe("paused");
  });

  it("a block's status is 'other' for an unknown stored value, which a prompt describes as resolved", () => {
    expect(readBlockStatus("abandoned")).toBe("other");
    expect(describeBlockStatus(readBlockStatus("abandoned"))).toBe("considered resolved");
    expect(nextStatuses("other")).toEqual(["active", "archived"]);
  });
});
