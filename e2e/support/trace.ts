import type { CDPSession } from "playwright-core";
import type { Person } from "./person.ts";

const SLOWER = 4;
const MICROSECONDS = 1000;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; data?: { message?: string } };
}

export interface StretchOfWork {
  layouts: number;
  paints: number;
  /** The longest task of the page's own thread, in milliseconds. */
  longestTask: number;
}

/** The page's own thread at work while `walk` happens, with the processor slowed four times. */
export class Trace {
  readonly #session: CDPSession;
  readonly #person: Person;
  readonly #events: TraceEvent[] = [];

  private constructor(session: CDPSession, person: Person) {
    this.#session = session;
    this.#person = person;
    session.on("Tracing.dataCollected", ({ value }) =>
      this.#events.push(...(value as unknown as TraceEvent[])),
    );
  }

  static async begin(person: Person): Promise<Trace> {
    const session = await person.context.newCDPSession(person.page);
    const trace = new Trace(session, person);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await session.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "blink.user_timing"] },
    });
    return trace;
  }

  /** Names this moment in the page. */
  async mark(name: string): Promise<void> {
    await this.#person.page.evaluate((label) => performance.mark(label), name);
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
    const tasks = named("RunTask", "ThreadControllerImpl::RunTask", "ThreadPool_RunTask");
    return {
      layouts: named("Layout").length,
      paints: named("Paint").length,
      longestTask: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / MICROSECONDS)),
    };
  }
}
