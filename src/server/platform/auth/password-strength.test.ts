import { describe, expect, it } from "vitest";
import { checkNewPassword } from "./password-rules.ts";

const ADDRESS = "dana.quack@pond.example";

/** Returns why a new password is refused, or `null`. */
function refusalOf(password: string): string | null {
  try {
    checkNewPassword(password, ADDRESS);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe("a password that withstands few tries", () => {
  it.each([
    ["P@ssw0rd1!", "close to one of the most used"],
    ["sunshine99", "close to one of the most used"],
    ["1990-05-12", "a date or a year"],
    ["quackdana", "your email address"],
    ["wwwwwwwwwww1", "repeats"],
  ])("a password that withstands few tries, such as %s, is refused with the reason", (password, reason) => {
    expect(refusalOf(password)).toContain(reason);
  });
});

it.each(["four drafts, no owner", "my own lantern", "k8#Lq!2v", "a pond so deep"])(
  "a password that withstands many tries, such as %s, is taken",
  (password) => {
    expect(refusalOf(password)).toBeNull();
  },
);

it("a password of the greatest length is estimated by its first 64 characters", () => {
  const start = "k8#Lq!2v four drafts, no owner, and a heron with a lantern here";
  expect(refusalOf(`${start}${"a".repeat(128 - start.length)}`)).toBeNull();
  expect(refusalOf(`${"ab".repeat(32)}k8#Lq!2v four drafts`)).toContain("repeats");
});
