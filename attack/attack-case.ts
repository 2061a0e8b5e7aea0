import type { Target } from "./target.ts";

/** The result of an attack: the number of tries, and one line for each try that succeeded against the product. */
export interface Outcome {
  tried: number;
  broken: string[];
  /** A measured fact to print, for example how often something happened that is allowed. */
  note?: string;
}

export interface AttackCase {
  /** The class of attack, one of those that docs/threats.md names. */
  class: string;
  /** A sentence that says what must remain true under the attack. */
  holds: string;
  run(target: Target): Promise<Outcome>;
  /** The part of the attack that every `npm test` runs: fewer tries, on the same places. */
  inShort?(target: Target): Promise<Outcome>;
}

/** Counts the tries of an attack. */
export class Tally implements Outcome {
  tried = 0;
  readonly broken: string[] = [];

  /** Counts one try. `fault` says how the product failed, or is null if the product resisted. */
  add(fault: string | null): void {
    this.tried += 1;
    if (fault !== null) this.broken.push(fault);
  }
}

export type KillFault = "lost" | "half there" | "doubled";

/** Counts the tries of an attack that kills processes, and what kind of fault each one showed. */
export class KillTally extends Tally {
  private readonly kinds: Record<KillFault, number> = { lost: 0, "half there": 0, doubled: 0 };

  /** Counts one try as `add` does, with the kind of its fault. */
  addOf(kind: KillFault, fault: string | null): void {
    this.add(fault);
    if (fault !== null) this.kinds[kind] += 1;
  }

  /** Returns how many tries showed each kind of fault: `0 lost, 0 half there, 0 doubled`. */
  inWords(): string {
    return Object.entries(this.kinds)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(", ");
  }
}
