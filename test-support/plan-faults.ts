// Finds what is wrong with the query plan of a statement over everybody's rows: a scan without an index, or a scan
// without a limit.

export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  Plans?: PlanNode[];
}

export interface KnownTables {
  /** The names of partial indexes that contain only the few rows with pending work. */
  partialIndexes: ReadonlySet<string>;
  /** The tables that stay small, whatever the number of people. */
  smallTables: ReadonlySet<string>;
  /**
   * An index scan that ran and returned at most this number of rows counts as limited, for example on the last page of
   * a table.
   */
  fewRows?: number;
}

/**
 * The plan nodes that read all of their input before they return a row, so that a LIMIT above them limits nothing below
 * them.
 */
const READ_ALL = ["Sort", "Aggregate", "Hash", "Hash Join", "Merge Join", "Unique", "WindowAgg"];

/** Returns a line for each scan that reads a whole table or index, or has no limit on its rows. */
export function planFaults(plan: PlanNode, known: KnownTables): string[] {
  return faultsBelow(plan, known, false);
}

function faultsBelow(node: PlanNode, known: KnownTables, isLimited: boolean): string[] {
  const type = node["Node Type"];
  const ends = type === "Limit" || (isLimited && !READ_ALL.includes(type));
  const fault = faultOf(node, known, ends);
  return [
    ...(fault ? [fault] : []),
    ...(node.Plans ?? []).flatMap((child) => faultsBelow(child, known, ends)),
  ];
}

function faultOf(node: PlanNode, known: KnownTables, isLimited: boolean): string | undefined {
  const {
    "Node Type": type,
    "Relation Name": table = "",
    "Index Name": index = "",
    "Index Cond": cond,
  } = node;
  if (known.smallTables.has(table)) return undefined;
  if (type === "Seq Scan") {
    return isLimited && node.Filter === undefined ? undefined : `reads all of ${table}`;
  }
  if (!/^(Index|Bitmap Index)/.test(type) || isLimited || known.partialIndexes.has(index)) return undefined;
  if (cond === undefined) return `reads all of the index ${index}`;
  const returned = (node["Actual Rows"] ?? Number.POSITIVE_INFINITY) * (node["Actual Loops"] ?? 1);
  if (returned <= (known.fewRows ?? 0)) return undefined;
  return isOfNamedRows(cond) ? undefined : `takes as many rows as there are by ${index}: ${cond}`;
}

/** Returns whether the index condition selects rows by equality, rather than all rows before or after a value. */
function isOfNamedRows(condition: string): boolean {
  return /(^|[^<>!])= /.test(condition);
}
