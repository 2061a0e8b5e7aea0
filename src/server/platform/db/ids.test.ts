import { describe, expect, it } from "vitest";
import { isUuid, newId } from "./ids.ts";

describe("an id", () => {
  it("of a row is a UUIDv7 that contains its creation time", () => {
    const before = Date.now();
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(isUuid(id)).toBe(true);
    const milliseconds = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
    // Ids that are created in quick succession may be a few milliseconds ahead of the clock.
    expect(milliseconds - before).toBeGreaterThanOrEqual(0);
  });

  it("of a row sorts after every earlier id, also within a millisecond", () => {
    const ids = Array.from({ length: 20_000 }, newId);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("of a row is distinguished from other text", () => {
    for (const text of ["", "x", `${newId()} `, `{${newId()}}`, newId().replaceAll("-", "")]) {
      expect(isUuid(text)).toBe(false);
    }
  });
});
