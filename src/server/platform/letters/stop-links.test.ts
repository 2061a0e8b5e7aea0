import { describe, expect, it } from "vitest";
import { newId } from "../db/ids.ts";
import { createStopLinks } from "./stop-links.ts";

const links = createStopLinks({ appUrl: "https://duck.example", secret: "one" });
const userId = newId();

describe("the token of a link that ends letters", () => {
  it("names the account for the letters that it was made for, and for no others", () => {
    const { token } = links.ofAccount("promises", userId);
    expect(links.accountOf("promises", token)).toBe(userId);
    expect(links.accountOf("check-ins", token)).toBeNull();
    expect(
      createStopLinks({ appUrl: "https://duck.example", secret: "two" }).accountOf("promises", token),
    ).toBeNull();
  });

  it.each([
    ["nothing", () => ""],
    [
      "another account's id",
      (token: string) =>
        `${Buffer.from(newId().replaceAll("-", ""), "hex").toString("base64url").slice(0, 21)}${token.slice(21)}`,
    ],
    [
      "one changed character",
      (token: string) => `${token.slice(0, 40)}${token[40] === "A" ? "B" : "A"}${token.slice(41)}`,
    ],
    ["a missing end", (token: string) => token.slice(0, -4)],
    ["an addition", (token: string) => `${token}AAAA`],
  ])("is refused with %s", (_, forge) => {
    expect(links.accountOf("promises", forge(links.ofAccount("promises", userId).token))).toBeNull();
  });

  it("is the same in every letter to an address, and no other address has it", () => {
    expect(links.ofAddress("dana@pond.example", "waitlist")).toEqual(
      links.ofAddress("dana@pond.example", "waitlist"),
    );
    expect(links.ofAddress("dana@pond.example", "waitlist").token).not.toBe(
      links.ofAddress("kim@pond.example", "waitlist").token,
    );
  });
});
