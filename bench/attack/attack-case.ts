import type { Target } from "./target.ts";

/** The result of an attack: how often it was tried, and each try that did not hold, in a line. */
export interface Outcome {
  tried: number;
  broken: string[];
}

export interface AttackCase {
  /** The class of attack, one of those that docs/threats.md names. */
  class: string;
  /** What must hold against the attack, as a sentence. */
  holds: string;
  run(target: Target): Promise<Outcome>;
}

/** Collects the tries of an attack one after the other. */
export class Tally implements Outcome {
  tried = 0;
  readonly broken: string[] = [];

  /** Counts a try of an attack; `fault` is null where the product held. */
  add(fault: string | null): void {
    this.tried += 1;
    if (fault !== null) this.broken.push(fault);
  }
}
