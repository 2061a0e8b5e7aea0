import { createSecretKey, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBytes, type SealedPlace, sealBytes } from "./envelope.ts";

const holder = { id: "key-1", key: createSecretKey(randomBytes(32)) };
const place: SealedPlace = { table: "insights", column: "body", userId: "user-1", rowId: "row-1" };
const seal = (text: string, at: SealedPlace = place) => sealBytes(holder, Buffer.from(text), at);

const open = (envelope: string, at: SealedPlace = place) => {
  const opened = openBytes(holder, envelope, at);
  return opened.ok ? opened.bytes.toString("utf8") : opened.reason;
};

describe("a sealed value", () => {
  it("opens to what was sealed, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(open(seal(text))).toBe(text);
      }),
    );
    expect(open(seal(""))).toBe("");
    expect(open(seal("🦆".repeat(2000)))).toBe("🦆".repeat(2000));
  });

  it("is one JSON string with version, key id, and iv, salt and ciphertext in hex", () => {
    const parsed: unknown = JSON.parse(seal("secret words"));
    expect(parsed).toEqual({
      v: 1,
      k: "key-1",
      iv: expect.stringMatching(/^[0-9a-f]{24}$/),
      salt: expect.stringMatching(/^[0-9a-f]{64}$/),
      encrypted: expect.stringMatching(/^[0-9a-f]+$/),
    });
  });

  it("does not open with any single bit flipped", () => {
    const sealed = Buffer.from(seal("secret words"));
    for (let position = 0; position < sealed.length; position += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const altered = Buffer.from(sealed);
        altered.writeUInt8(altered.readUInt8(position) ^ (1 << bit), position);
        expect(openBytes(holder, altered.toString("latin1"), place).ok, `byte ${position}, bit ${bit}`).toBe(
          false,
        );
      }
    }
  });

  it("does not open if it is cut, extended or written differently", () => {
    const sealed = seal("secret words");
    for (let length = 0; length < sealed.length; length += 1) {
      expect(openBytes(holder, sealed.slice(0, length), place).ok).toBe(false);
    }
    const reordered = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(sealed)).reverse()));
    for (const text of [`${sealed} `, `${sealed}\n`, sealed.toUpperCase(), reordered]) {
      expect(openBytes(holder, text, place).ok).toBe(false);
    }
  });

  it("does not open for another row, column, table or user", () => {
    const sealed = seal("secret words");
    for (const field of ["table", "column", "userId", "rowId"] as const) {
      expect(open(sealed, { ...place, [field]: "other" })).toBe("damaged or moved");
    }
  });

  it("does not open at another place whose fields would read the same when concatenated", () => {
    const sealed = seal("secret words", { ...place, table: "a", column: 'b","c' });
    expect(open(sealed, { ...place, table: 'a","b', column: "c" })).toBe("damaged or moved");
  });

  it("does not open with another key, even one with the same id", () => {
    const sealed = seal("secret words");
    const another = createSecretKey(randomBytes(32));
    expect(openBytes({ id: "key-2", key: holder.key }, sealed, place)).toMatchObject({
      reason: "another key",
    });
    expect(openBytes({ id: "key-1", key: another }, sealed, place).ok).toBe(false);
  });

  it("of an earlier version still opens", () => {
    const former = { id: "key-1", key: createSecretKey(Buffer.alloc(32, 7)) };
    const stored =
      '{"v":1,"k":"key-1","iv":"89b753f2d60ce2674f7f8e07","salt":"cd20a67e55853c8d6b7b8d1ddd06708d629d0bcd886b0850f08e3b90ee050e14","encrypted":"07ec169d7758f4d9e6b95c6e29f9d8769e0d45a0b061cbd7b39c335dc5477a"}';
    const opened = openBytes(former, stored, place);
    expect(opened.ok && opened.bytes.toString("utf8")).toBe("kept since 2026");
  });

  it("differs each time, even for the same text", () => {
    expect(seal("secret words")).not.toBe(seal("secret words"));
  });
});
