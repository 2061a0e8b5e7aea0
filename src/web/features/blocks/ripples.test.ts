import { describe, expect, it } from "vitest";
import { FLATNESS } from "#domain/blocks/ring-shape.ts";
import { datesIn } from "../../api/dates.ts";
import { LABEL_HEIGHT, placeLabels } from "./ring-labels.ts";
import { type Moment, ringsOf } from "./ripples.ts";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (instant: string) => datesIn("Pacific/Auckland").daysAgo(instant, now);
const room = { inner: 62, outer: 232, gap: 14, most: 8 };
const picture = { centreX: 108, centreY: 146, right: 388, top: 8, bottom: 278 };

const ago = (days: number, kind: Moment["kind"] = "insight", to: Moment["to"] = null): Moment => ({
  kind,
  to,
  at: new Date(now.getTime() - days * 86_400_000).toISOString(),
});

describe("a block's rings", () => {
  it("lie farther out the older they are, with the newest innermost and heaviest", () => {
    const rings = ringsOf([ago(0), ago(9), ago(21), ago(35, "created")], daysAgo, room);
    expect(rings.map(({ rx }) => Math.round(rx))).toEqual([62, 106, 164, 232]);
    expect(rings.map(({ label }) => label)).toEqual(["today", "9 d", "3 wk", "began 5 wk"]);
    const weights = rings.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
  });

  it("look different for a pause, an end and a reading", () => {
    const rings = ringsOf(
      [ago(1, "status", "resolved"), ago(13, "status", "paused"), ago(20)],
      daysAgo,
      room,
    );
    expect(rings.map(({ look, label }) => [look, label])).toEqual([
      ["settled", "resolved 1 d"],
      ["pause", "paused 13 d"],
      ["reading", "2 wk"],
    ]);
  });

  it("never touch and never leave the picture, even with many moments in one day", () => {
    const rings = ringsOf(
      Array.from({ length: 30 }, () => ago(0)),
      daysAgo,
      room,
    );
    expect(rings).toHaveLength(8);
    const gaps = rings.slice(1).map(({ rx }, index) => rx - (rings[index]?.rx ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
    const old = ringsOf(
      Array.from({ length: 8 }, (_, index) => ago(4000 - index)),
      daysAgo,
      room,
    );
    expect(Math.max(...old.map(({ rx }) => rx))).toBeLessThanOrEqual(232);
  });

  it("show one ring when a reading created the block, and two when it came later", () => {
    expect(ringsOf([ago(3), ago(3, "created")], daysAgo, room).map(({ label }) => label)).toEqual(["3 d"]);
    expect(ringsOf([ago(3), ago(5, "created")], daysAgo, room)).toHaveLength(2);
  });

  it("have dates that never overlap and never leave the picture", () => {
    for (let count = 1; count <= 8; count += 1) {
      const moments = Array.from({ length: count }, (_, index) => ago(index * index, "status", "archived"));
      const labels = placeLabels(ringsOf(moments, daysAgo, room), picture);
      expect(labels.length).toBeGreaterThan(0);
      for (const [index, label] of labels.entries()) {
        expect(label.textX + label.width).toBeLessThanOrEqual(388);
        for (const other of labels.slice(index + 1)) {
          const isBeside = label.textX + label.width < other.dotX || other.textX + other.width < label.dotX;
          expect(isBeside || Math.abs(label.dotY - other.dotY) >= LABEL_HEIGHT).toBe(true);
        }
      }
    }
  });

  it("have dates that stand outside of their own rings", () => {
    const rings = ringsOf([ago(0), ago(9), ago(30)], daysAgo, room);
    for (const { key, dotY, textX } of placeLabels(rings, picture)) {
      const rx = rings.find((ring) => ring.key === key)?.rx ?? 0;
      for (const y of [dotY - LABEL_HEIGHT / 2, dotY + LABEL_HEIGHT / 2]) {
        const down = (y - picture.centreY) / FLATNESS;
        const ringX = picture.centreX + Math.sqrt(Math.max(0, rx ** 2 - down ** 2));
        expect(textX).toBeGreaterThan(ringX);
      }
    }
  });
});
