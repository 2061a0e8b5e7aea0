/** What a hand does while it shuffles: moments and places. They are stirred into the person's half of the draw. */

const MOST_NUMBERS = 3000;
const MOVES = ["pointermove", "pointerdown", "keydown"] as const;

export interface HandTrace {
  /** Ends it, and gives what was seen. */
  stop(): number[];
}

export function traceHand(target: EventTarget = window): HandTrace {
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
