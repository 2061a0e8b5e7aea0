// Measures what PostgreSQL did for a statement: the rows that it read from tables and indexes, and the pages that it
// touched.
import { type SQL, sql } from "drizzle-orm";
import type { Actor, Database, Transaction } from "#server/platform/db/database.ts";

export interface Cost {
  /** The number of rows that all scans read, including the rows that they filtered out again. */
  rowsRead: number;
  /** The number of 8 KB pages that were read, from memory or from disk. */
  pages: number;
  /** The kinds of scan, each with its index or table. */
  scans: string[];
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: PlanNode[];
}

/** Runs the statement with this person's rights, as a request would, and returns its cost. */
export async function explain(
  database: Database,
  actor: Actor,
  build: (tx: Transaction) => { getSQL(): SQL },
): Promise<Cost> {
  const [{ rows }] = await database.batch(actor, (tx) => [
    tx.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      sql`explain (analyze, buffers, format json) ${build(tx).getSQL()}`,
    ),
  ]);
  const plan = rows[0]!["QUERY PLAN"][0].Plan;
  const scans = nodesOf(plan).filter((node) => node["Node Type"].endsWith("Scan") && node["Relation Name"]);
  return {
    rowsRead: scans.reduce((sum, node) => sum + rowsOf(node), 0),
    pages: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    scans: scans.map((node) => `${node["Node Type"]} on ${node["Index Name"] ?? node["Relation Name"]}`),
  };
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsOf(node: PlanNode): number {
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return Math.round((node["Actual Rows"] + removed) * node["Actual Loops"]);
}
