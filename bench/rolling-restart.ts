// Restarts two processes one after the other, behind a balancer and under load, and counts the requests that fail.
import type { BalancerName } from "./rolling/balancer.ts";
import { type LoadOptions, type Outcome, startLoad } from "./rolling/load.ts";
import { startTwoBehind } from "./rolling/two-behind.ts";

/** The settings for the small balancer, which asks for readiness every 150 ms, so a short shutdown delay is enough. */
const SHORT_DELAY = { SHUTDOWN_DELAY_SECONDS: "2" };

export interface RehearsalOptions extends LoadOptions {
  balancer?: BalancerName;
  restarts: number;
}

/** Starts everything on loopback with its own database, restarts the processes, and deletes everything afterwards. */
export async function rehearseRollingRestart(options: RehearsalOptions): Promise<Outcome> {
  const { port, restarts, balancer = "small balancer" } = options;
  // A proxy with its sample configuration must work with the shutdown delay that the app has by default.
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
