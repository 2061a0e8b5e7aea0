import { expect, it } from "vitest";
import { readSeed, writeSeed } from "./server-seed.ts";

const seed = Uint8Array.from({ length: 32 }, (_, index) => 200 + index);

it("a server seed is read from its hex in either case", () => {
  expect(readSeed(writeSeed(seed))).toEqual(seed);
  expect(readSeed(writeSeed(seed).toUpperCase())).toEqual(seed);
});

it.each(["", "00".repeat(31), "00".repeat(33), "zz".repeat(32), `${"00".repeat(32)}\n`])(
  "a server seed is not read from a text that is not the hex of 32 bytes: %j",
  (text) => {
    expect(readSeed(text)).toBeNull();
  },
);
