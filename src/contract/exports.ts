import * as z from "zod";
import { FILE_STATES } from "#domain/export/files.ts";
import { EXPORT_FORMATS, EXPORT_TARGETS } from "#domain/export/targets.ts";
import { accountEndpoint, READS_WHILE_SENDING } from "./endpoint.ts";
import { idSchema, NO_ID } from "./ids.ts";
import { yearInputSchema } from "./years.ts";

const fileSchema = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
});

const exportFileSchema = z.object({
  id: idSchema,
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(FILE_STATES),
  /** The number of readings that are written so far, of `total`. */
  done: z.number().int(),
  total: z.number().int(),
  /** The number of PDFs with all readings, which come as one zip archive if there are several. 1 for other formats. */
  volumes: z.number().int(),
  /** The size of the file in bytes; 0 until it is ready. */
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ExportFileOutput = z.infer<typeof exportFileSchema>;

export const exports = {
  make: accountEndpoint({
    heavy: true,
    example: { kind: "insight", format: "csv", id: NO_ID },
    waits: { most: 5, because: READS_WHILE_SENDING },
  })
    .route({
      method: "GET",
      path: "/exports/{kind}/{format}",
      summary: "One insight, or a block with its history, as one file (Premium)",
      tags: ["exports"],
      outputStructure: "detailed",
    })
    /** The id of an insight or of a block, as `kind` says. */
    .input(z.object({ kind: z.enum(EXPORT_TARGETS), format: z.enum(EXPORT_FORMATS), id: idSchema }))
    .output(fileSchema),
  year: accountEndpoint({
    heavy: true,
    waits: {
      most: 5,
      because: "how often is counted before the year is read, which may have to be computed and kept",
    },
  })
    .route({
      method: "GET",
      path: "/export-years/{year}",
      summary: "A calendar year in blocks, as a PDF (Premium)",
      tags: ["exports"],
      outputStructure: "detailed",
    })
    .input(yearInputSchema.required())
    .output(fileSchema),
  files: accountEndpoint({ shows: ["exports"] })
    .route({
      method: "GET",
      path: "/export-files",
      summary: "Files with all insights: those that are being made, and those that are ready, newest first",
      tags: ["exports"],
    })
    .output(z.object({ items: z.array(exportFileSchema) })),
  order: accountEndpoint({
    needsProof: true,
    changes: ["exports"],
    example: { id: "01980000-0000-7000-8000-000000000000", format: "csv" },
    waits: { most: 3, because: "the session, how often and how many there are, then the order" },
  })
    .route({
      method: "POST",
      path: "/export-files",
      summary: "Make a file with all insights in the background (Premium). The same id asks once",
      tags: ["exports"],
    })
    .input(z.object({ id: idSchema, format: z.enum(EXPORT_FORMATS) }))
    .output(exportFileSchema),
  download: accountEndpoint({
    heavy: true,
    needsProof: true,
    waits: { most: 4, because: READS_WHILE_SENDING },
  })
    .route({
      method: "GET",
      path: "/export-files/{id}",
      summary: "The bytes of a file that is ready",
      tags: ["exports"],
      outputStructure: "detailed",
    })
    .input(z.object({ id: idSchema }))
    .output(fileSchema),
  remove: accountEndpoint({
    changes: ["exports"],
    waits: { most: 3, because: "it is hidden first, then its bytes are deleted, then its row" },
  })
    .route({
      method: "DELETE",
      path: "/export-files/{id}",
      summary: "Delete a file, or stop making it",
      tags: ["exports"],
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ isRemoved: z.literal(true) })),
};
