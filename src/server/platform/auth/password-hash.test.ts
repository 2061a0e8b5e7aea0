import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, expect, it, vi } from "vitest";
import { hashPassword, isPasswordOfHash, newSalt } from "./password-hash.ts";

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it("a password is hashed by scrypt with 16,384 rounds on blocks of 16, and a new salt of 16 bytes", async () => {
  const scrypt = vi.spyOn(crypto, "scrypt");
  syncBuiltinESMExports();
  const salt = newSalt();
  await hashPassword("correct horse battery", salt);
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
  const hash = await hashPassword("Grün und Gerät", newSalt());
  expect(await isPasswordOfHash("Grün und Gerät".normalize("NFD"), hash)).toBe(true);
  expect(await isPasswordOfHash("Grun und Gerat", hash)).toBe(false);
});
