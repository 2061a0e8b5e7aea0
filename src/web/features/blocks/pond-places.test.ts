import { describe, expect, it } from "vitest";
import { FLATNESS } from "#domain/blocks/ring-shape.ts";
import {
  labelTopOf,
  MOST_STONES,
  PICTURE,
  pictureHeight,
  placesFor,
  type StonePlace,
} from "./pond-places.ts";

/** Rob's place over the picture. */
const ROB = { left: 0, right: 134, top: 0, bottom: 56 };
/** The heights of a name: one line and the age below it, or two small lines. */
const LABEL = 41;
const SMALL_LABEL = 32;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ringsBox = ({ x, y, rings: { outer } }: StonePlace): Box => ({
  left: x - outer,
  right: x + outer,
  top: y - outer * FLATNESS,
  bottom: y + outer * FLATNESS,
});

function labelBox(place: StonePlace): Box {
  const { width, isSmall } = place.label;
  const top = labelTopOf(place, place.rings.outer);
  const height = isSmall ? SMALL_LABEL : LABEL;
  return { left: place.x - width / 2, right: place.x + width / 2, top, bottom: top + height };
}

const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each(Array.from({ length: MOST_STONES }, (_, index) => index + 1))(
  "the picture of %i stones",
  (count) => {
    const places = placesFor(count);
    const boxes = places.flatMap((place) => [ringsBox(place), labelBox(place)]);

    it("has a place with a name for each", () => {
      expect(places).toHaveLength(count);
    });

    it("cuts no ring and no name at an edge", () => {
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(6);
        expect(right).toBeLessThanOrEqual(PICTURE.width - 6);
        expect(top).toBeGreaterThanOrEqual(6);
        expect(bottom).toBeLessThanOrEqual(PICTURE.height);
      }
    });

    it("lets no ring cross a name or other rings, and nothing reach behind Rob", () => {
      for (const [index, one] of boxes.entries()) {
        expect(touches(one, ROB), `Rob and ${JSON.stringify(one)}`).toBe(false);
        for (const other of boxes.slice(index + 1)) {
          expect(touches(one, other), `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(false);
        }
      }
    });
  },
);

it("the name stands just below the rings that there are", () => {
  const [place] = placesFor(1);
  if (!place) throw new Error("no place");
  expect(labelTopOf(place, 62)).toBeLessThan(labelTopOf(place, 128));
  expect(labelTopOf(place)).toBeGreaterThan(place.y);
});

it.each([1, 2, 3, 4, 5])("the picture of %i stones ends below the lowest name, and no later", (count) => {
  const far = placesFor(count).map((place) => ({ place, outermost: place.rings.outer }));
  const near = placesFor(count).map((place) => ({ place, outermost: undefined }));
  const lowest = Math.max(...near.map(({ place }) => labelTopOf(place)));
  expect(pictureHeight(far)).toBeLessThanOrEqual(PICTURE.height);
  expect(pictureHeight(near)).toBeLessThan(pictureHeight(far));
  expect(pictureHeight(near)).toBeGreaterThan(lowest + LABEL);
});
