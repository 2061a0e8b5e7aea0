// Prints how the requests of people were answered while a worker was dead.

import type { Asked, Journal, Kind } from "../people/start-people.ts";
import { median } from "../ratio.ts";
import type { Account } from "../sign-up.ts";

const KINDS: Kind[] = ["home", "blocks", "insights", "me", "written block", "reading"];
/** What people whose rows lie on the dead worker may be told. A reading that was under way ends with a free retry. */
const DESIGNED = ["unavailable", "reading_failed"];

interface Outage {
  /** The people whose rows lie on the dead worker. */
  onDead: ReadonlySet<Account>;
  /** The times by the clock of `performance.now()`. */
  settledAt: number;
  killedAt: number;
  revivedAt: number;
}

/** Prints a line for each kind of request. Returns whether everybody was answered as designed. */
export function printAnswers(
  { asked }: Journal,
  { onDead, settledAt, killedAt, revivedAt }: Outage,
): boolean {
  const isOnDead = ({ person }: Asked) => onDead.has(person);
  const isBad = (one: Asked) => one.outcome !== "ok" && !(isOnDead(one) && DESIGNED.includes(one.outcome));
  for (const kind of KINDS) {
    const all = asked.filter((one) => one.kind === kind);
    const before = all.filter(({ from, to }) => from >= settledAt && to < killedAt);
    const times = before.map(({ from, to }) => to - from);
    const groups = [all.filter(isOnDead), all.filter((one) => !isOnDead(one))].map(outcomesOf);
    console.log(
      `  ${kind}: ${all.length} asked, median ${median(times).toFixed(0)} ms before; rows on the dead worker: ${groups[0]}; others: ${groups[1]}`,
    );
  }
  const bad = asked.filter(isBad);
  const internal = asked.filter(({ outcome }) => outcome === "internal").length;
  const last = Math.max(...asked.filter(({ outcome }) => outcome === "unavailable").map(({ to }) => to));
  const others = asked.filter((one) => !isOnDead(one));
  const longest = (from: number, to: number) =>
    Math.max(
      0,
      ...others
        .filter((one) => one.kind !== "reading" && one.from >= from && one.from < to)
        .map((one) => one.to - one.from),
    );
  console.log(
    `  answers 500: ${internal} (aim: 0); not as designed: ${bad.length} (aim: 0) ${outcomesOf(bad)}`,
  );
  console.log(
    `  the worker was dead for ${seconds(revivedAt - killedAt)}; the last 503 came ${seconds(last - revivedAt)} after it was back; ` +
      `longest answer to the others: ${longest(settledAt, killedAt).toFixed(0)} ms before, ${longest(killedAt, revivedAt).toFixed(0)} ms meanwhile`,
  );
  return bad.length === 0;
}

function outcomesOf(asked: Asked[]): string {
  const counts = Map.groupBy(asked, ({ outcome }) => outcome);
  return [...counts].map(([outcome, each]) => `${each.length} ${outcome}`).join(", ");
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
