import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, expect, it, vi } from "vitest";
import { hashPassword, isPasswordOfHash } from "./password-hash.ts";

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it("a password is hashed by scrypt with 16,384 rounds on blocks of 16, and a new salt of 16 bytes", async () => {
  const scrypt = vi.spyOn(crypto, "scrypt");
  syncBuiltinESMExports();
  const [salt] = (await hashPassword("correct horse battery")).split(":");
  const costs = expect.objectContaining({ N: 16_384, r: 16, p: 1 });
  expect(scrypt).toHaveBeenCalledExactlyOnceWith(
    "correct horse battery",
    salt,
    64,
    costs,
    expect.any(Function),
  );
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
});

it("a password is known again by its hash, however its accents are encoded, and another one is not", async () => {
  const hash = await hashPassword("Grün und Gerät");
  expect(await isPasswordOfHash("Grün und Gerät".normalize("NFD"), hash)).toBe(true);
  expect(await isPasswordOfHash("Grun und Gerat", hash)).toBe(false);
});

it("a password without a hash to compare is hashed as well, so that it takes as long, and is wrong", async () => {
  const scrypt = vi.spyOn(crypto, "scrypt");
  syncBuiltinESMExports();
  expect(await isPasswordOfHash("correct horse battery", null)).toBe(false);
  expect(scrypt).toHaveBeenCalledTimes(1);
});

it("two hashes of one password have salts of their own", async () => {
  const [one, other] = [await hashPassword("Grün und Gerät"), await hashPassword("Grün und Gerät")];
  expect(one).not.toBe(other);
});
