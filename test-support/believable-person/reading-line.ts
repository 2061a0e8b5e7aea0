import type { HardPart } from "#domain/readings/hard-part.ts";

/**
 * A reading of an invented person. `ago` is the day as days before now, `hour` the hour of the day. Marks: P is a Full Pond
 * (three cards), r "resonated", a "acted on", S on a Sunday.
 */
export type ReadingLine = readonly [
  ago: number,
  block: string,
  hour: number,
  marks: string,
  hardPart: HardPart | null,
  text: string,
];
