import { expect, it } from "vitest";
import { type PlanNode, planFaults } from "./plan-faults.ts";

const known = { partialIndexes: new Set(["rows_waiting"]), smallTables: new Set(["days"]) };
const node = (type: string, more: Partial<PlanNode> = {}): PlanNode => ({
  ...{ "Node Type": type, ...more },
});
const limited = (...Plans: PlanNode[]) => node("Limit", { Plans });
const old = { "Index Name": "rows_old", "Index Cond": "(created_at < now())" };

it("a plan is faulted that reads a whole table, also where a limit ends it after a filter or a sort", () => {
  const scan = node("Seq Scan", { "Relation Name": "rows", Filter: "(state = 'old')" });
  for (const plan of [scan, limited(scan), limited(node("Sort", { Plans: [scan] }))])
    expect(planFaults(plan, known)).toEqual(["reads all of rows"]);
});

it("a plan is faulted that reads a whole index, or as many rows as there are before a time", () => {
  expect(planFaults(node("Index Scan", { "Index Name": "rows_pkey" }), known)).toEqual([
    "reads all of the index rows_pkey",
  ]);
  expect(planFaults(limited(node("Sort", { Plans: [node("Index Scan", old)] })), known)).toHaveLength(1);
  expect(planFaults(node("Index Scan", old), known)).toHaveLength(1);
});

it("a plan is not faulted that reads some rows by an index, certain rows, or what stays small", () => {
  const byKey = node("Index Scan", { "Index Name": "rows_pkey", "Index Cond": "(id = old.id)" });
  const waiting = node("Index Scan", { "Index Name": "rows_waiting" });
  const days = node("Seq Scan", { "Relation Name": "days", Filter: "(day < now())" });
  const whole = limited(node("Seq Scan", { "Relation Name": "rows" }));
  for (const plan of [limited(node("Index Scan", old)), byKey, waiting, days, whole])
    expect(planFaults(plan, known)).toEqual([]);
});

it("a plan that was carried out is not faulted for an index scan that returned few rows", () => {
  const ran = { ...old, "Actual Rows": 99, "Actual Loops": 1 };
  expect(planFaults(node("Index Scan", ran), { ...known, fewRows: 100 })).toEqual([]);
  expect(
    planFaults(node("Index Scan", { ...ran, "Actual Loops": 2 }), { ...known, fewRows: 100 }),
  ).toHaveLength(1);
});
