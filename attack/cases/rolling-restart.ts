// Attacks on processes that are replaced one after the other while people use the product.
import { rehearseRollingRestart } from "#bench/rolling-restart.ts";
import type { AttackCase } from "../attack-case.ts";
import { freePort } from "../target.ts";

const REHEARSAL = { restarts: 10, requests: 6000, clients: 8, pauseMs: 20 };

export const rollingRestart: AttackCase = {
  class: "rolling restart",
  holds: "two processes behind a balancer that polls readiness are restarted in turn, and no request fails",
  async run() {
    const { requests, failures } = await rehearseRollingRestart({ ...REHEARSAL, port: await freePort() });
    const broken = Object.entries(failures).map(([what, count]) => `${count} requests failed: ${what}`);
    return { tried: requests, broken };
  },
};
