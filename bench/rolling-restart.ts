// A rolling restart of two processes behind a balancer that polls readiness, under load: how many requests fail.
import type { BalancerName } from "./rolling/balancer.ts";
import { type LoadOptions, type Outcome, startLoad } from "./rolling/load.ts";
import { startTwoBehind } from "./rolling/two-behind.ts";

/** What the small balancer needs; it asks for readiness every 150 ms. */
const SHORT_DELAY = { SHUTDOWN_DELAY_SECONDS: "2" };

export interface RehearsalOptions extends LoadOptions {
  balancer?: BalancerName;
  restarts: number;
}

/** Starts everything on loopback, with a database of its own, and leaves nothing behind. */
export async function rehearseRollingRestart(options: RehearsalOptions): Promise<Outcome> {
  const { port, restarts, balancer = "small balancer" } = options;
  // A proxy's sample has to do with the delay that the app has by itself.
  const settings = balancer === "small balancer" ? SHORT_DELAY : {};
  const two = await startTwoBehind({ port, balancer, settings });
  try {
    const load = startLoad(options);
    for (let count = 0; count < restarts; count += 1) {
      const backend = two.backends[count % two.backends.length];
      await backend?.end();
      await backend?.start();
      await two.untilReached();
    }
    return await load.finish();
  } finally {
    await two.close();
  }
}
