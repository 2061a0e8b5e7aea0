import { betaQuantile } from "#engines/patterns/statistics/beta.ts";
import { brierScore } from "#engines/patterns/statistics/brier.ts";
import { givenCardProbability, repeatProbability } from "#engines/patterns/statistics/card-repeats.ts";
import { rayleigh } from "#engines/patterns/statistics/circular.ts";
import { benjaminiHochberg } from "#engines/patterns/statistics/false-discovery.ts";
import { kaplanMeier, medianOf, type Spell } from "#engines/patterns/statistics/survival.ts";
import { InputError, readNumbers, readTable, toNumber } from "./read-table.ts";

export const USAGE =
  "npm run stats -- survival <file> | beta <p> <a> <b> | bh <file> | rayleigh <file> | brier <file> | repeats <cards> <draws> <times>";

const six = (value: number | null) => (value === null ? "NA" : value.toFixed(6));

/** The numbers of cards in the app's two kinds of reading: a Quick Draw and a Full Pond. */
const SPREADS = [1, 3];

const COMMANDS: Record<string, { needs: number; run(args: readonly string[]): string[] }> = {
  survival: { needs: 1, run: ([file = ""]) => survivalOf(file) },
  beta: {
    needs: 3,
    run: (args) => {
      const [p = 0, a = 0, b = 0] = args.map((text, index) => toNumber(text, ["p", "a", "b"][index] ?? ""));
      inside(p, "p");
      if (a <= 0 || b <= 0) throw new InputError(`${a <= 0 ? "a" : "b"}: must be greater than 0.`);
      return [six(betaQuantile(p, a, b))];
    },
  },
  bh: {
    needs: 1,
    run: ([file = ""]) => {
      const values = readNumbers(file, "p").map(({ value, place }) => inside(value, place));
      const adjusted = benjaminiHochberg(values);
      return ["p,adjusted", ...adjusted.map((p, row) => `${six(values[row] ?? 0)},${six(p)}`)];
    },
  },
  rayleigh: {
    needs: 1,
    run: ([file = ""]) => {
      const { n, mean, resultant, z, p } = rayleigh(readNumbers(file, "angle").map(({ value }) => value));
      return ["n,mean,resultant,z,p", [n, ...[mean, resultant, z, p].map(six)].join()];
    },
  },
  brier: { needs: 1, run: ([file = ""]) => [six(brierOf(file))] },
  repeats: { needs: 3, run: ([cards, draws = "", times]) => repeatsOf(cards, draws, times) },
};

/** Returns the lines that the command prints. Throws `InputError` for words or files that cannot be used. */
export function runStats([name = "", ...args]: readonly string[]): string[] {
  const command = COMMANDS[name];
  if (!command || args.length !== command.needs) throw new InputError(USAGE);
  return command.run(args);
}

function survivalOf(file: string): string[] {
  const groups = new Map<string, Spell[]>();
  for (const { line, cells } of readTable(file, ["time", "event"])) {
    const time = toNumber(cells.time, `${file}, line ${line}, time`);
    if (time < 0) throw new InputError(`${file}, line ${line}, time: must not be negative.`);
    if (cells.event !== "0" && cells.event !== "1") {
      throw new InputError(`${file}, line ${line}, event: "${cells.event}" is neither 0 nor 1.`);
    }
    const group = cells.group ?? "all";
    const spells = groups.get(group) ?? [];
    spells.push({ time, isEvent: cells.event === "1" });
    groups.set(group, spells);
  }
  const curves = [...groups]
    .sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .map(([group, spells]) => ({ group, steps: kaplanMeier(spells) }));
  const rows = curves.flatMap(({ group, steps }) =>
    steps.map((step) => {
      const shares = [step.survival, step.standardError, step.lower, step.upper].map(six);
      return [group, step.time, step.atRisk, step.events, ...shares].join();
    }),
  );
  const medians = curves.map(({ group, steps }) => {
    const { value, lower, upper } = medianOf(steps);
    return ["median", group, ...[value, lower, upper].map((end) => end ?? "")].join();
  });
  return ["group,time,n_risk,n_event,surv,std_err,lower,upper", ...rows, ...medians];
}

function brierOf(file: string): number {
  return brierScore(
    readTable(file, ["guess", "outcome"]).map(({ line, cells }) => ({
      guess: toShare(cells.guess, `${file}, line ${line}, guess`),
      outcome: toShare(cells.outcome, `${file}, line ${line}, outcome`),
    })),
  );
}

const toShare = (text: string | undefined, place: string) => inside(toNumber(text, place), place);

function inside(value: number, place: string): number {
  if (value < 0 || value > 1) throw new InputError(`${place}: ${value} is not between 0 and 1.`);
  return value;
}

/**
 * Returns the lines about repeated cards. A number of draws alone may mean either kind of reading, so both are printed.
 */
function repeatsOf(cards: string | undefined, draws: string, times: string | undefined): string[] {
  const [count, size] = draws.split("x");
  const deck = toCount(cards, "cards");
  const wanted = toCount(times, "times");
  const rows = (size === undefined ? SPREADS : [toCount(size, "draws")]).map((each) => {
    const drawn = { deck, sizes: Array<number>(toCount(count, "draws")).fill(each) };
    const chances = [repeatProbability(drawn, wanted), givenCardProbability(drawn, wanted)];
    return [each, ...chances.map(six)].join();
  });
  return ["cards_a_draw,some_card,given_card", ...rows];
}

function toCount(text: string | undefined, place: string): number {
  const value = toNumber(text, place);
  if (!Number.isInteger(value) || value < 0)
    throw new InputError(`${place}: ${value} is not a whole number.`);
  return value;
}
