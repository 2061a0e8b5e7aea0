// Runs steps one after the other and counts the checks that passed.

/**
 * Prints one line for each step, the whole output of each step that failed, and the totals at the end. Exits with 1 if
 * anything failed.
 * @param {import("./steps.mjs").Step[]} steps
 */
export async function runSteps(steps) {
  const sum = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    const started = Date.now();
    process.stdout.write(`${name} ... `);
    const { passed, failed, output } = await run();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${failed > 0 ? `FAILED (${failed})` : "ok"} (${passed} passed, ${seconds} s)`);
    if (failed > 0) console.log(indented(output));
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed > 0 ? 1 : 0);
}

/** @param {string} text */
function indented(text) {
  return text
    .trim()
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}
