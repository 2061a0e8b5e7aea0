import { describe, expect, it } from "vitest";
import { foreignAddresses } from "../../../../test-support/foreign-addresses.ts";
import { isPlainOwnAddress, leadsToUs } from "./own-address.ts";

const OURS = "https://duck.example";

describe("an address that a caller names", () => {
  it.each([
    ...["/", "/login", "/preferences?address=verified", "/insights/01900000-0000-7000-8000-000000000002"],
    ...["/a?b=c&d=e#f", "/a.b/..c", "/a?b=%26", `${OURS}/`, `${OURS}/reset-password`],
  ])("is taken as a page of ours: %s", (address) => {
    expect(isPlainOwnAddress(address, OURS)).toBe(true);
  });

  it("is refused in each of several hundred forms that lead elsewhere or may be read so", () => {
    const forms = foreignAddresses(OURS);
    expect(forms.length).toBeGreaterThan(300);
    expect(forms.filter((address) => isPlainOwnAddress(address, OURS))).toEqual([]);
  });

  it.each([undefined, 7, {}, ["/login"], true, "https://duck.example.evil.example/"])(
    "is refused where it is no address at all (%j)",
    (address) => {
      expect(isPlainOwnAddress(address, OURS)).toBe(false);
    },
  );
});

describe("an address that is longer than any of ours", () => {
  it("is refused", () => {
    expect(isPlainOwnAddress(`/${"a".repeat(5000)}`, OURS)).toBe(false);
  });
});

describe("an address that an answer names", () => {
  it.each(["/", "/login?error=INVALID_TOKEN", "login", `${OURS}/login`, "?a=b"])(
    "leads to us: %s",
    (address) => {
      expect(leadsToUs(address, OURS)).toBe(true);
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "http://duck.example/",
    "javascript:alert(1)",
    "/\t/evil.example",
    "http://",
  ])("leads elsewhere: %s", (address) => {
    expect(leadsToUs(address, OURS)).toBe(false);
  });
});
