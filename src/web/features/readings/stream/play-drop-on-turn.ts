import type { AnimationEvent } from "react";
import { playDrop } from "#web/ui/sound.ts";

/**
 * Plays the sound of a drop once per card, when the card's front has appeared by turning or by fading in.
 * Animations of other elements are ignored.
 */
export function playDropOnTurn({ target }: AnimationEvent): void {
  if (target instanceof Element && target.matches(".card-front") && target.querySelector("svg")) playDrop();
}
