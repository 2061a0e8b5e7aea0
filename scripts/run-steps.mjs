// Runs steps in their order, some beside the one before, and counts the checks that passed.

/** @typedef {import("./steps.mjs").Step} Step */

/**
 * Prints one line for each step, the whole output of each step that failed or is told, and the totals at the end. Exits with 1 if
 * anything failed.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  const sum = { passed: 0, failed: 0 };
  const outcomeOf = startInTurn(steps);
  for (const [at, { name, isTold }] of steps.entries()) {
    process.stdout.write(`${name} ... `);
    const { passed, failed, output, ms } = await outcomeOf(at);
    const seconds = (ms / 1000).toFixed(1);
    console.log(`${failed > 0 ? `FAILED (${failed})` : "ok"} (${passed} passed, ${seconds} s)`);
    if (failed > 0 || isTold) console.log(indented(output));
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed > 0 ? 1 : 0);
}

/**
 * Returns a function that resolves with the outcome of the step at this place. It starts the step and those that run
 * beside it, unless they run already.
 * @param {Step[]} steps
 */
export function startInTurn(steps) {
  /** @type {(ReturnType<typeof timed> | undefined)[]} */
  const started = [];
  return (/** @type {number} */ at) => {
    const end = steps.findIndex(({ isBeside }, index) => index > at && !isBeside);
    const group = steps.slice(at, end === -1 ? steps.length : end);
    for (const [index, step] of group.entries()) started[at + index] ??= timed(step);
    return /** @type {ReturnType<typeof timed>} */ (started[at]);
  };
}

/** @param {Step} step */
async function timed({ run }) {
  const begun = Date.now();
  const outcome = await run();
  return { ...outcome, ms: Date.now() - begun };
}

/** @param {string} text */
function indented(text) {
  return text
    .trim()
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}
