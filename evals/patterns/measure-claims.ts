// Counts how many of 1,000 simulated people without any pattern are ever told of one, looking every week for two years:
//   node scripts/with-node.mjs evals/patterns/measure-claims.ts [people] [seed]
// Takes minutes. The test engines/patterns/false-alarms.test.ts looks at fewer weeks.
import { claimsAt, someoneWithout, WEEKS } from "#test-support/simulated-claims.ts";
import { randomOf } from "#test-support/simulated-person.ts";

const [people = 1000, seed = 20_261_124] = process.argv.slice(2).map(Number);
const random = randomOf(seed);
const told = new Map<string, number>();
let any = 0;
for (let person = 0; person < people; person += 1) {
  const history = someoneWithout(random, person);
  const claims = new Set(Array.from({ length: WEEKS }, (_, week) => claimsAt(history, week + 1)).flat());
  if (claims.size > 0) any += 1;
  for (const kind of new Set([...claims].map((id) => id.split(":").slice(0, 2).join(":"))))
    told.set(kind, (told.get(kind) ?? 0) + 1);
}
process.stdout.write(`${any} of ${people} people are ever told of a pattern: ${JSON.stringify([...told])}\n`);
