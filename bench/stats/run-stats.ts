import { betaQuantile } from "#domain/patterns/statistics/beta.ts";
import { brierScore } from "#domain/patterns/statistics/brier.ts";
import { repeatProbability } from "#domain/patterns/statistics/card-repeats.ts";
import { rayleigh } from "#domain/patterns/statistics/circular.ts";
import { benjaminiHochberg } from "#domain/patterns/statistics/false-discovery.ts";
import { kaplanMeier, medianOf, type Spell } from "#domain/patterns/statistics/survival.ts";
import { InputError, readNumbers, readTable, toNumber } from "./read-table.ts";

export const USAGE =
  "npm run stats -- survival <file> | beta <p> <a> <b> | bh <file> | rayleigh <file> | brier <file> | repeats <cards> <draws> <times>";

const six = (value: number | null) => (value === null ? "NA" : value.toFixed(6));

const COMMANDS: Record<string, { needs: number; run(args: readonly string[]): string[] }> = {
  survival: { needs: 1, run: ([file = ""]) => survivalOf(file) },
  beta: {
    needs: 3,
    run: (args) => {
      const [p = 0, a = 0, b = 0] = args.map((text, index) => toNumber(text, ["p", "a", "b"][index] ?? ""));
      if (p < 0 || p > 1) throw new InputError(`p: ${p} is not between 0 and 1.`);
      if (a <= 0 || b <= 0) throw new InputError(`${a <= 0 ? "a" : "b"}: must be greater than 0.`);
      return [six(betaQuantile(p, a, b))];
    },
  },
  bh: {
    needs: 1,
    run: ([file = ""]) => {
      const values = readNumbers(file);
      const outside = values.findIndex((p) => p < 0 || p > 1);
      if (outside >= 0)
        throw new InputError(`${file}, value ${outside + 1}: a p-value lies between 0 and 1.`);
      return [
        "p,adjusted",
        ...benjaminiHochberg(values).map((p, row) => `${six(values[row] ?? 0)},${six(p)}`),
      ];
    },
  },
  rayleigh: {
    needs: 1,
    run: ([file = ""]) => {
      const { n, mean, resultant, z, p } = rayleigh(readNumbers(file));
      return ["n,mean,resultant,z,p", [n, ...[mean, resultant, z, p].map(six)].join()];
    },
  },
  brier: { needs: 1, run: ([file = ""]) => [six(brierOf(file))] },
  repeats: { needs: 3, run: ([cards, draws = "", times]) => [six(repeatsOf(cards, draws, times))] },
};

/** Returns the lines to print. Throws `InputError` for words or files that cannot be used. */
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
    .sort(([one], [other]) => (one < other ? -1 : 1))
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

function toShare(text: string | undefined, place: string): number {
  const value = toNumber(text, place);
  if (value < 0 || value > 1) throw new InputError(`${place}: ${value} is not between 0 and 1.`);
  return value;
}

function repeatsOf(cards: string | undefined, draws: string, times: string | undefined): number {
  const [count, size = "1"] = draws.split("x");
  const deck = toCount(cards, "cards");
  const sizes = Array<number>(toCount(count, "draws")).fill(toCount(size, "draws"));
  return repeatProbability({ deck, sizes }, toCount(times, "times"));
}

function toCount(text: string | undefined, place: string): number {
  const value = toNumber(text, place);
  if (!Number.isInteger(value) || value < 0)
    throw new InputError(`${place}: ${value} is not a whole number.`);
  return value;
}
