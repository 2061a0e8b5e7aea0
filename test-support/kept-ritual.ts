// A deck that was shuffled, cut and fanned, in the form in which the browser stores it.
import type { KeptRitual } from "#web/features/readings/ritual/kept-ritual.ts";

export const FANNED: KeptRitual = {
  key: "reading-1",
  drawId: "d1",
  commitment: "c0ffee",
  shuffle: "f00d",
  cut: 11,
  isFanned: true,
  picks: [],
};
