// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { applyMotion, applyTheme, readMotion, readTheme, THEME_SCRIPT } from "./theme.ts";

const root = document.documentElement;
const paint = () => new Function(THEME_SCRIPT)();

afterEach(() => {
  applyTheme("system");
  applyMotion("system");
});

describe("the theme", () => {
  it("of the app follows the system until a theme is chosen", () => {
    paint();
    expect([readTheme(), root.dataset.theme]).toEqual(["system", undefined]);
  });

  it("of the app applies at once, and before the first paint of the next page", () => {
    applyTheme("light");
    expect([readTheme(), root.dataset.theme]).toEqual(["light", "light"]);
    delete root.dataset.theme;
    paint();
    expect(root.dataset.theme).toBe("light");
  });

  it("of the app ignores an unknown stored value", () => {
    localStorage.setItem("rubber-arcana:theme", "horoscope");
    paint();
    expect([readTheme(), root.dataset.theme]).toEqual(["system", undefined]);
  });
});

describe("motion", () => {
  it("in the app follows the system until it is switched off", () => {
    paint();
    expect([readMotion(), root.dataset.motion]).toEqual(["system", undefined]);
  });

  it("in the app stops at once, and before the first paint of the next page", () => {
    applyMotion("reduced");
    expect([readMotion(), root.dataset.motion]).toEqual(["reduced", "reduced"]);
    delete root.dataset.motion;
    paint();
    expect(root.dataset.motion).toBe("reduced");
    applyMotion("system");
    paint();
    expect([readMotion(), root.dataset.motion]).toEqual(["system", undefined]);
  });
});
