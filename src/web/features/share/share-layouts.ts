// Where the parts of a shared picture are, for each of its shapes.
import type { Box } from "./fit-text.ts";

export type ShareShape = "story" | "link";

/** What each shape is for. */
export const SHAPES: Record<ShareShape, string> = { story: "Tall, for a story", link: "Wide, for a post" };

export interface Layout extends Box {
  card: { x: number; y: number; width: number };
  words: Box & { x: number; y: number; largest: number };
  brand: { x: number; y: number; size: number };
  align: CanvasTextAlign;
  /** The vertical position of a sentence that does not fill its box: 0 is the top, 0.5 the middle, 1 the bottom. */
  sinks: number;
}

export const LAYOUTS: Record<ShareShape, Layout> = {
  story: {
    width: 1080,
    height: 1920,
    card: { x: 235, y: 130, width: 610 },
    words: { x: 540, y: 1250, width: 880, height: 450, largest: 76 },
    brand: { x: 540, y: 1820, size: 40 },
    align: "center",
    sinks: 0.5,
  },
  link: {
    width: 1200,
    height: 630,
    card: { x: 72, y: 40, width: 310 },
    words: { x: 450, y: 40, width: 680, height: 252, largest: 62 },
    brand: { x: 450, y: 390, size: 30 },
    align: "left",
    sinks: 1,
  },
};
