import type { AnimationEvent } from "react";
import { playDrop } from "#web/ui/sound.ts";

/**
 * Plays the sound of a drop once per card, when its front has appeared, turned or faded in. It ignores the
 * animations of other elements.
 */
export function playDropOnTurn({ target }: AnimationEvent): void {
  if (target instanceof Element && target.matches(".card-front") && target.querySelector("svg")) playDrop();
}
