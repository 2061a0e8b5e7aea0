import { describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { explainFault } from "./auth-sentences.ts";

const refusal = (reason: string) =>
  new ApiError({ code: "refused", message: "As the library says.", reason }, 400);

describe("the error of a failed sign-in or sign-up", () => {
  it("the error of a failed sign-in or sign-up does not tell whether the address or the password is wrong", () => {
    expect(explainFault(refusal("INVALID_EMAIL_OR_PASSWORD"))).toEqual({
      field: null,
      sentence: "That email address and password do not match.",
    });
  });

  it("the error of a failed sign-in or sign-up is assigned to the invalid field", () => {
    expect(explainFault(refusal("PASSWORD_TOO_SHORT")).field).toBe("password");
    expect(explainFault(refusal("INVALID_EMAIL")).field).toBe("email");
    expect(explainFault(refusal("INVALID_PASSWORD")).field).toBe("present");
    expect(explainFault(refusal("PASSWORD_TOO_WEAK"))).toEqual({
      field: "password",
      sentence: "As the library says.",
    });
  });

  it("the error of a failed sign-in or sign-up says how long to wait after too many tries", () => {
    const error = (retryAfter?: number) =>
      new ApiError({ code: "rate_limited", message: "Slow.", ...(retryAfter ? { retryAfter } : {}) }, 429);
    expect(explainFault(error(61)).sentence).toBe("Too many tries from here. Please wait 2 minutes.");
    expect(explainFault(error(5)).sentence).toBe("Too many tries from here. Please wait 1 minute.");
    expect(explainFault(error()).sentence).toBe("Too many tries from here. Please wait a little.");
  });

  it("the error of a failed sign-in or sign-up has a fallback sentence for an unknown error", () => {
    expect(explainFault(new Error("boom")).sentence).toBe("That did not work. Please try again.");
  });
});
