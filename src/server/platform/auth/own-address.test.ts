import { describe, expect, it } from "vitest";
import { foreignAddresses } from "#test-support/foreign-addresses.ts";
import { isPlainOwnAddress, staysOnOwnSite } from "./own-address.ts";

const OURS = "https://duck.example";

describe("a redirect address from a caller", () => {
  it.each([
    "/",
    "/login",
    "/preferences?address=verified",
    "/insights/01900000-0000-7000-8000-000000000002",
    "/a?b=c&d=e#f",
    "/a.b/..c",
    "/a?b=%26",
    `${OURS}/`,
    `${OURS}/reset-password`,
  ])("is accepted as one of our pages: %s", (address) => {
    expect(isPlainOwnAddress(address, OURS)).toBe(true);
  });

  it("is refused in hundreds of forms that lead elsewhere or may be read so", () => {
    const forms = foreignAddresses(OURS);
    expect(forms.length).toBeGreaterThan(300);
    expect(forms.filter((address) => isPlainOwnAddress(address, OURS))).toEqual([]);
  });

  it.each([undefined, 7, {}, ["/login"], true, "https://duck.example.evil.example/"])(
    "is refused if it is not an address (%j)",
    (address) => {
      expect(isPlainOwnAddress(address, OURS)).toBe(false);
    },
  );
});

describe("a redirect address of excessive length", () => {
  it("is refused", () => {
    expect(isPlainOwnAddress(`/${"a".repeat(5000)}`, OURS)).toBe(false);
  });
});

describe("a redirect address in an answer", () => {
  it.each(["/", "/login?error=INVALID_TOKEN", "login", `${OURS}/login`, "?a=b"])(
    "stays on our site: %s",
    (address) => {
      expect(staysOnOwnSite(address, OURS)).toBe(true);
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
  ])("leads to another site: %s", (address) => {
    expect(staysOnOwnSite(address, OURS)).toBe(false);
  });
});
