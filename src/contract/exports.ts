import * as z from "zod";
import { EXPORT_TARGETS } from "#domain/export/targets.ts";
import { accountEndpoint } from "./endpoint.ts";

const EXPORT_KINDS = ["all", ...EXPORT_TARGETS] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

const EXPORT_FORMATS = ["markdown", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exports = {
  make: accountEndpoint()
    .route({
      method: "GET",
      path: "/exports/{kind}/{format}",
      summary: "All insights, one, or a block with its history, as one Markdown or CSV file (Premium)",
      tags: ["exports"],
      outputStructure: "detailed",
    })
    /** What to export. `id` is the insight or the block; with `all` there is none. */
    .input(z.object({ kind: z.enum(EXPORT_KINDS), format: z.enum(EXPORT_FORMATS), id: z.uuid().optional() }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.unknown() })),
};
