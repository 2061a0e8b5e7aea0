// npm run attack [-- words, or --short]: tries every attack that the product must resist, on a running product, over loopback
// only. The exit code is 1 unless each one was tried and held.
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
import { runCases } from "./run-cases.ts";
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
/** Returns the attacks whose class or sentence contains the word; all without a word, and with `--short` the short ones. */
function casesFor(word = ""): readonly AttackCase[] {
  if (word === "--short")
    return CASES.flatMap(({ inShort, ...attack }) => (inShort ? [{ ...attack, run: inShort }] : []));
  return CASES.filter((attack) => `${attack.class} ${attack.holds}`.includes(word));
}

const cases = casesFor(process.argv[2]);
if (cases.length === 0) throw new Error(`No attack has "${process.argv[2]}" in its class or its sentence`);
const target = await openTarget();
try {
  if (!(await runCases(cases, target, console.log))) process.exitCode = 1;
} finally {
  await target.close();
}
