import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../pinned-node.mjs";
import { sceneAt, scenePage } from "./scene.mjs";
import { cardAt } from "./shuffle.mjs";

const FRAMES = 150;
const CARDS = [0, 1, 2, 3, 4, 5, 6, 7];
/**
 * The farthest that a card may move between two frames, in units of a picture that is 576 wide; a longer way would look
 * like a jump.
 */
const FAR = 24;

describe("the waiting scene", () => {
  it("loops: the frame after the last one equals the first", () => {
    expect(sceneAt(1)).toBe(sceneAt(0));
    expect(sceneAt(0.5)).not.toBe(sceneAt(0));
    expect(sceneAt((FRAMES - 1) / FRAMES)).not.toBe(sceneAt(0));
  });

  it("is drawn identically each time", () => {
    expect(sceneAt(0.37)).toBe(sceneAt(0.37));
    expect(sceneAt(0.37)).not.toMatch(/NaN|undefined/);
  });

  it("moves every card smoothly, without jumps", () => {
    for (const card of CARDS) {
      const way = Array.from({ length: FRAMES + 1 }, (_, frame) => cardAt(card, frame / FRAMES));
      const steps = way.slice(1).map((place, at) => Math.hypot(place.x - way[at].x, place.y - way[at].y));
      expect(Math.max(...steps)).toBeLessThan(FAR);
      expect(Math.min(...way.map(({ y }) => y))).toBeLessThan(100);
    }
  });

  it("uses the app's duck and card drawings", () => {
    const art = join(projectFolder, "src/web/ui/art");
    const body = /<path d="(M168 238[^"]+)"/.exec(readFileSync(join(art, "rob.svg"), "utf8"));
    expect(sceneAt(0)).toContain(body[1]);
    const disc = /<circle cx="175" cy="300" r="141"[^>]*>/.exec(
      readFileSync(join(art, "cards/back.generated.svg"), "utf8"),
    );
    expect(scenePage()).toContain(disc[0]);
  });
});
