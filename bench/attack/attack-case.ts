import type { Target } from "./target.ts";

/** What came of an attack: how often it was tried, and each try that did not hold, in a line. */
export interface Outcome {
  tried: number;
  broken: string[];
}

export interface AttackCase {
  /** One of the classes that docs/threats.md names. */
  class: string;
  /** What must hold, as a sentence. */
  holds: string;
  run(target: Target): Promise<Outcome>;
}

/** Collects tries one after the other. */
export class Tally implements Outcome {
  tried = 0;
  readonly broken: string[] = [];

  /** Counts a try; `fault` is null where it held. */
  add(fault: string | null): void {
    this.tried += 1;
    if (fault !== null) this.broken.push(fault);
  }
}
