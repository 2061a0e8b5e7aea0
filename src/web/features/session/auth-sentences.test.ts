import { describe, expect, it } from "vitest";
import { ApiError, type ApiErrorCode } from "../../api/api-error.ts";
import { explainFault } from "./auth-sentences.ts";

const refusal = (code: ApiErrorCode, field?: string) =>
  new ApiError({ code, message: "As the server says.", ...(field && { field }) }, 400);

describe("the error of a failed sign-in or sign-up", () => {
  it("does not tell whether the address or the password is wrong", () => {
    expect(explainFault(refusal("invalid_email_or_password"))).toEqual({
      field: null,
      sentence: "That email address and password do not match.",
    });
  });

  it("is assigned to the invalid field", () => {
    expect(explainFault(refusal("password_too_short")).field).toBe("password");
    expect(explainFault(refusal("invalid_input", "email")).field).toBe("email");
    expect(explainFault(refusal("invalid_password")).field).toBe("present");
    expect(explainFault(refusal("password_too_weak", "password"))).toEqual({
      field: "password",
      sentence: "As the server says.",
    });
  });

  it("says how long to wait after too many tries", () => {
    const error = (retryAfter?: number) =>
      new ApiError({ code: "rate_limited", message: "Slow.", ...(retryAfter ? { retryAfter } : {}) }, 429);
    expect(explainFault(error(61)).sentence).toBe("Too many tries from here. Please wait 2 minutes.");
    expect(explainFault(error(5)).sentence).toBe("Too many tries from here. Please wait 1 minute.");
    expect(explainFault(error()).sentence).toBe("Too many tries from here. Please wait a little.");
  });

  it("has a fallback sentence for an unknown error", () => {
    expect(explainFault(new Error("boom")).sentence).toBe("That did not work. Please try again.");
  });
});
