// Turns that requests take, so that many requests from one network do not keep those from others waiting.

/** The longest turn, in milliseconds, after which the next one of the same network may follow at once. */
const SHORT_TURN_MS = 5;
/** A network after whose turns no other had one for so long has nobody to wait for. */
const ALONE_AFTER_MS = 1000;
/** The longest pause after a turn, in milliseconds. */
const LONGEST_PAUSE_MS = 50;

/** The requests from one network that wait. */
interface Line {
  /** How each of them goes on, the first one first. */
  waiting: (() => void)[];
  /** When its next turn may begin. */
  mayBeginAt: number;
}

interface Turn {
  network: string;
  line: Line;
  begunAt: number;
}

/**
 * Lets one request go on in each round of the event loop, so that between any two of them the process hears of new requests. The
 * networks of their senders take turns. After a turn that took long, the network pauses for as long: a request from
 * elsewhere that has begun waits for the database several times, and would wait for such a turn each time.
 */
export class FairTurns {
  /** The line of each network; the network whose turn is next comes first. */
  readonly #lines = new Map<string, Line>();
  #isGoing = false;
  #turn: Turn | undefined;
  /** The network that had the last turn, and when its first one in a row began. */
  #last = { network: "", changedAt: Number.NEGATIVE_INFINITY };
  #timer: NodeJS.Timeout | undefined;

  /** Resolves when it is the turn of a request from this network. */
  async take(network = ""): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const line = this.#lines.get(network);
    if (line) line.waiting.push(resolve);
    else this.#lines.set(network, { waiting: [resolve], mayBeginAt: 0 });
    if (!this.#isGoing) this.#goOn();
    await promise;
  }

  #goOn(): void {
    this.#isGoing = true;
    // All that a request does before it waits for something else comes between these two.
    setImmediate(this.#beginTurn);
    setImmediate(this.#endTurn);
  }

  readonly #beginTurn = (): void => {
    const begunAt = performance.now();
    this.#turn = this.#nextTurn(begunAt);
    this.#turn?.line.waiting.shift()?.();
  };

  #nextTurn(begunAt: number): Turn | undefined {
    for (const [network, line] of this.#lines)
      if (line.mayBeginAt <= begunAt) return { network, line, begunAt };
    return undefined;
  }

  readonly #endTurn = (): void => {
    if (this.#turn) this.#pauseAfter(this.#turn);
    if (this.#turn && this.#lines.size > 0) this.#goOn();
    else this.#stop();
  };

  #pauseAfter({ network, line, begunAt }: Turn): void {
    const endedAt = performance.now();
    const tookMs = endedAt - begunAt;
    if (network !== this.#last.network) this.#last = { network, changedAt: begunAt };
    const isAlone = begunAt - this.#last.changedAt > ALONE_AFTER_MS;
    const pauseMs = tookMs > SHORT_TURN_MS && !isAlone ? Math.min(tookMs, LONGEST_PAUSE_MS) : 0;
    line.mayBeginAt = endedAt + pauseMs;
    this.#lines.delete(network);
    if (line.waiting.length > 0 || pauseMs > 0) this.#lines.set(network, line);
  }

  /** Waits for a request, or for the end of the first pause. */
  #stop(): void {
    this.#isGoing = false;
    clearTimeout(this.#timer);
    if (this.#lines.size === 0) return;
    const firstEnd = Math.min(...Array.from(this.#lines.values(), ({ mayBeginAt }) => mayBeginAt));
    this.#timer = setTimeout(
      () => {
        if (!this.#isGoing) this.#goOn();
      },
      Math.max(0, firstEnd - performance.now()),
    );
  }
}

/** The turns of this process. */
export const fairTurns = new FairTurns();
