import { describe, expect, it } from "vitest";
import { isTypedWord, plainAddress, plainCode } from "./typed-answer.ts";

describe("a typed code", () => {
  it.each([
    " 631 235\n",
    "631\u00a0235",
    "631–235",
    "６３１２３５",
    "٦٣١٢٣٥",
    "۶۳۱ ۲۳۵",
    "६३१२३५",
    "௬௩௧௨௩௫",
    "\u200e631235\u200b",
    "631.235",
  ])("is the same code when it is typed as %j", (typed) => {
    expect(plainCode(typed)).toBe("631235");
  });

  it("of letters is the same in capitals, in groups and in full width", () => {
    for (const typed of ["H3KF-X7WM-Q2RT-NZ9D", "h3kf x7wm q2rt nz9d", "ｈ３ｋｆ‑ｘ７ｗｍ‑ｑ２ｒｔ‑ｎｚ９ｄ"])
      expect(plainCode(typed)).toBe("h3kfx7wmq2rtnz9d");
  });

  it("that is another code stays another one", () => {
    expect(plainCode("631236")).not.toBe("631235");
    expect(plainCode("O31235")).toBe("o31235");
  });
});

describe("a word that confirms", () => {
  it.each(["delete", " DELETE ", "Delete\u200b", "ＤＥＬＥＴＥ"])("may be typed as %j", (typed) => {
    expect(isTypedWord(typed, "delete")).toBe(true);
  });

  it.each(["", "deleted", "remove", "del ete"])("is not %j", (typed) => {
    expect(isTypedWord(typed, "delete")).toBe(false);
  });
});

describe("a typed address", () => {
  it.each([" Anna1@Pond.example ", "anna１@pond.example", "anna١@pond.example", "\u2060anna1@pond.example"])(
    "is the same address when it is typed as %j",
    (typed) => {
      expect(plainAddress(typed)).toBe("anna1@pond.example");
    },
  );
});
