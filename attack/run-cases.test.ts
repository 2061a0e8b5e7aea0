import { describe, expect, it } from "vitest";
import type { AttackCase, Outcome } from "./attack-case.ts";
import { runCases } from "./run-cases.ts";
import type { Target } from "./target.ts";

const target = {} as Target;

function attack(name: string, run: () => Promise<Outcome>): AttackCase {
  return { class: name, holds: "nothing happens", run };
}

const held = attack("races", async () => ({ tried: 3, broken: [] }));

/** Runs the attacks and returns the beginnings of the printed lines, beside the verdict. */
async function run(...cases: AttackCase[]) {
  const lines: string[] = [];
  const isFine = await runCases(cases, target, (line) => lines.push(line));
  return { isFine, lines: lines.map((line) => line.replace(/ {2,}\d+\.\d s.*/, "").replace(/ {2,}/g, " ")) };
}

describe("the attack", () => {
  it("reports a class that cannot start as failed, with the reason, and goes on with the others", async () => {
    const stopped = attack("kills", () => Promise.reject(new Error("The victim's step got no title")));
    const { isFine, lines } = await run(stopped, held);
    expect(isFine).toBe(false);
    expect(lines).toContain("held races 0 of 3");
    expect(lines[0]).toBe("FAILED kills");
    expect(lines[1]).toContain("It could not be tried: Error: The victim's step got no title");
    expect(lines.at(-1)).toBe("1 of 2 held");
  });

  it("reports a class that tried nothing as failed", async () => {
    const { isFine, lines } = await run(attack("kills", async () => ({ tried: 0, broken: [] })));
    expect([isFine, lines[0]]).toEqual([false, "FAILED kills 0 of 0"]);
  });

  it("goes on after a class that succeeded, and names what broke", async () => {
    const broken = attack("kills", async () => ({ tried: 2, broken: ["a row was lost"] }));
    const { isFine, lines } = await run(broken, held);
    expect(isFine).toBe(false);
    expect(lines).toEqual(["BROKEN kills 1 of 2", " a row was lost", "held races 0 of 3", "1 of 2 held"]);
  });

  it("fails where no class was asked for, and ends well where each class held", async () => {
    expect((await run()).isFine).toBe(false);
    expect((await run(held, held)).isFine).toBe(true);
  });
});
