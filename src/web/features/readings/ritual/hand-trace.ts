/**
 * Records when and where the person moves the pointer, presses or types while shuffling. The recorded numbers
 * become part of the person's half of the draw's randomness.
 */

const MOST_NUMBERS = 3000;
const MOVES = ["pointermove", "pointerdown", "keydown"] as const;

export interface HandTrace {
  /** Stops recording and returns the recorded numbers. */
  stop(): number[];
}

export function recordHand(target: EventTarget = window): HandTrace {
  const numbers = [performance.now()];
  const notice = (event: Event) => {
    if (numbers.length > MOST_NUMBERS) return;
    numbers.push(event.timeStamp);
    if (event instanceof MouseEvent) numbers.push(event.clientX, event.clientY);
  };
  for (const move of MOVES) target.addEventListener(move, notice, { passive: true });
  return {
    stop() {
      for (const move of MOVES) target.removeEventListener(move, notice);
      return [...numbers, performance.now()];
    },
  };
}
