// npm run attack: tries every attack that the product must resist, on a running product, over loopback only.
import type { AttackCase } from "./attack-case.ts";
import { foreignIds } from "./cases/foreign-ids.ts";
import { forgedValues } from "./cases/forged-values.ts";
import { hostileAnswers } from "./cases/hostile-answers.ts";
import { killedProcess, restartedDatabase } from "./cases/kills.ts";
import { killedBackups } from "./cases/kills-of-backups.ts";
import { killedExports } from "./cases/kills-of-exports.ts";
import { killedImports } from "./cases/kills-of-imports.ts";
import { killedLetters } from "./cases/kills-of-letters.ts";
import { killedSignUps } from "./cases/kills-of-sign-ups.ts";
import { killedUploads } from "./cases/kills-of-uploads.ts";
import { killedWebhooks } from "./cases/kills-of-webhooks.ts";
import { memoryAndTime } from "./cases/memory-and-time.ts";
import { oddValues, rawRequests } from "./cases/odd-requests.ts";
import { races } from "./cases/races.ts";
import { rollingRestart } from "./cases/rolling-restart.ts";
import { rowLevelSecurity } from "./cases/row-level-security.ts";
import { openTarget } from "./target.ts";

const CASES: readonly AttackCase[] = [
  rawRequests,
  rowLevelSecurity,
  foreignIds,
  forgedValues,
  oddValues,
  hostileAnswers,
  races,
  memoryAndTime,
  killedProcess,
  killedLetters,
  killedSignUps,
  killedWebhooks,
  killedExports,
  killedBackups,
  killedImports,
  killedUploads,
  restartedDatabase,
  rollingRestart,
];
const SHOWN_FAULTS = 12;
const NAME_WIDTH = 26;

/**
 * Runs the attacks whose class or sentence contains `wanted`. Stops after the first attack that succeeds; the exit code
 * is then 1.
 */
async function main(wanted: string): Promise<void> {
  const target = await openTarget();
  try {
    for (const attack of CASES) {
      if (!`${attack.class} ${attack.holds}`.includes(wanted)) continue;
      if (!(await runCase(attack, target))) return;
    }
  } finally {
    await target.close();
  }
}

async function runCase(attack: AttackCase, target: Awaited<ReturnType<typeof openTarget>>): Promise<boolean> {
  const start = performance.now();
  const { tried, broken, note } = await attack.run(target);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = broken.length === 0 ? "held" : "BROKEN";
  const name = attack.class.padEnd(NAME_WIDTH);
  console.log(
    `${verdict.padEnd(7)} ${name} ${String(broken.length).padStart(4)} of ${tried}  ${seconds} s  ${attack.holds}`,
  );
  if (note !== undefined) console.log(`        ${note}`);
  for (const fault of broken.slice(0, SHOWN_FAULTS)) console.log(`        ${fault}`);
  if (broken.length > 0) process.exitCode = 1;
  return broken.length === 0;
}

await main(process.argv[2] ?? "");
