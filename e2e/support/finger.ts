import type { CDPSession } from "playwright-core";
import type { Person } from "./person.ts";

interface Point {
  x: number;
  y: number;
}

/** A simulated finger. Chromium decides whether its gesture scrolls or is dispatched to the page. */
export class Finger {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /** Creates a finger for a person whose browser has `hasTouch`. */
  static async of({ page, context }: Person): Promise<Finger> {
    return new Finger(await context.newCDPSession(page));
  }

  /** Puts the finger down, moves it along the points and takes it off again. */
  async draws(from: Point, ...along: Point[]): Promise<void> {
    await this.#tells("touchStart", [from]);
    for (const point of along) await this.#tells("touchMove", [point]);
    await this.#tells("touchEnd", []);
  }

  async #tells(type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]): Promise<void> {
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

/** Returns the points of a straight line, without its first point. */
export function straight(from: Point, to: Point, steps = 10): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}
