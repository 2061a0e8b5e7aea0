import type { CDPSession, Page } from "playwright-core";

/** The factor by which the processor is slowed down, to resemble the one that pages are made for. */
const SLOWER = 4;
const TASK = /(^|::)RunTask$/;
const MICROSECONDS = 1000;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** The part of the task's time in which the thread used the processor, in microseconds. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; data?: { message?: string } };
}

export interface StretchOfWork {
  layouts: number;
  paints: number;
  /**
   * The longest task on the slowed-down processor, in milliseconds. `worked` is its CPU time; `took` is its wall time,
   * which includes the time that other processes used.
   */
  longestMs: { worked: number; took: number };
}

/** Traces the page's main thread with the CPU slowed down four times. */
export class Trace {
  readonly #session: CDPSession;
  readonly #page: Page;
  readonly #events: TraceEvent[] = [];

  private constructor(session: CDPSession, page: Page) {
    this.#session = session;
    this.#page = page;
    session.on("Tracing.dataCollected", ({ value }) =>
      this.#events.push(...(value as unknown as TraceEvent[])),
    );
  }

  static async begin(page: Page): Promise<Trace> {
    const session = await page.context().newCDPSession(page);
    const trace = new Trace(session, page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await session.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "blink.user_timing"] },
    });
    return trace;
  }

  /** Marks this moment in the page's trace with a name. */
  async mark(name: string): Promise<void> {
    await this.#page.evaluate((label) => performance.mark(label), name);
  }

  async end(): Promise<(from: string, to: string) => StretchOfWork> {
    const complete = new Promise((resolve) => this.#session.once("Tracing.tracingComplete", resolve));
    await this.#session.send("Tracing.end");
    await complete;
    await this.#session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    return (from, to) => this.#between(from, to);
  }

  #between(from: string, to: string): StretchOfWork {
    const [start, stop] = [from, to].map((name) => this.#events.find((event) => event.name === name));
    if (!start || !stop) throw new Error(`No mark ${from} or ${to} in the trace`);
    const during = this.#events.filter(
      ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts > start.ts && ts < stop.ts,
    );
    const named = (...names: string[]) => during.filter(({ name, ph }) => names.includes(name) && ph !== "E");
    const inMs = (time = 0) => time / MICROSECONDS;
    const tasks = during
      .filter(({ name }) => TASK.test(name))
      .map(({ dur, tdur }) => ({ worked: inMs(tdur), took: inMs(dur) }));
    // This check fails if Chromium renames its tasks, because a busy page would look idle then.
    if (!tasks.some(({ worked }) => worked > 0))
      throw new Error("The trace holds no work of the page's own thread");
    return {
      layouts: named("Layout").length,
      paints: named("Paint").length,
      longestMs: {
        worked: Math.max(0, ...tasks.map(({ worked }) => worked)),
        took: Math.max(0, ...tasks.map(({ took }) => took)),
      },
    };
  }
}
