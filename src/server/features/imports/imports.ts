// Public interface of the imports: taking in a dump of the former product.
export type { RowResult } from "./dump/dump-row.ts";
export { type ImportListener, importDump } from "./dump/import-dump.ts";
