import { describe, expect, it } from "vitest";
import { codeAt, isTotpCode, newTotpSecret, secretToType, stepOfCode, totpAddress } from "./totp.ts";

/** The secret and some of the codes in appendix B of RFC 6238, of which the last six digits are used. */
const SECRET = "12345678901234567890";
const CODES: [seconds: number, code: string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [20000000000, "353130"],
];
const at = (seconds: number) => new Date(seconds * 1000);

describe("a one-time code", () => {
  it.each(CODES)("at %s seconds is the one of the standard: %s", async (seconds, code) => {
    expect(await codeAt(SECRET, at(seconds))).toBe(code);
    expect(await stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("is accepted one step of 30 seconds early or late, and not two", async () => {
    const code = await codeAt(SECRET, at(3000));
    const accepted = [];
    for (const seconds of [2940, 2970, 3000, 3030, 3060])
      accepted.push((await stepOfCode(SECRET, code, at(seconds))) === 100);
    expect(accepted).toEqual([false, true, true, true, false]);
  });

  it("has six digits", () => {
    expect(["123456", "12345", "1234567", "12345a", "", "１２３４５６"].map(isTotpCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("a one-time code's secret has 144 bits, differs each time, and is shown in base 32", () => {
    const secrets = [newTotpSecret(), newTotpSecret()];
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{24}$/);
    expect(secretToType(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  });

  it("a one-time code's address for the app names the product and the account", () => {
    const address = totpAddress({ secret: SECRET, issuer: "Rubber Arcana", account: "a+b@example.org" });
    expect(address).toBe(
      "otpauth://totp/Rubber%20Arcana:a%2Bb%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Rubber%20Arcana",
    );
  });
});
