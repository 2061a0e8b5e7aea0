import * as z from "zod";
import {
  IMPORT_BODY_BYTES,
  IMPORT_REQUEST_ROWS,
  TAKEN_FILES,
  TAKEN_OUTCOMES,
} from "#domain/import/own-files.ts";
import { accountEndpoint } from "./endpoint.ts";
import { idSchema } from "./ids.ts";

export const takenRowSchema = z.object({
  outcome: z.enum(TAKEN_OUTCOMES),
  /** Why the row was refused; absent for others. Holds none of the person's words. */
  why: z.string().optional(),
});
export type TakenRow = z.infer<typeof takenRowSchema>;

export const imports = {
  take: accountEndpoint({
    heavy: true,
    mostJsonBytes: IMPORT_BODY_BYTES,
    example: {
      file: "journal-entries",
      rows: [
        {
          id: "01980000-0000-7000-8000-000000000000",
          createdAt: "2020-02-03T04:05:06.000Z",
          body: { text: "Rain again." },
        },
      ],
    },
    changes: [
      "blocks",
      "insights",
      "chat",
      "profile",
      "reflections",
      "patterns",
      "promises",
      "checkIns",
      "trials",
      "session",
    ],
    waits: {
      most: 8,
      because:
        "the session, how often, the key, then a transaction in which rows, counters and commit follow each other",
    },
  })
    .route({
      method: "POST",
      path: "/imports",
      summary:
        "Take in rows of one file of 'Download everything', in the shape in which it has them. What is there already stays, so that they may be sent again",
      tags: ["account"],
    })
    .input(
      z.object({
        file: z.enum(TAKEN_FILES),
        rows: z.array(z.record(z.string(), z.unknown())).max(IMPORT_REQUEST_ROWS),
      }),
    )
    /** What became of each row, in their order. */
    .output(z.object({ results: z.array(takenRowSchema) })),
  removeEntry: accountEndpoint({ changes: ["reflections"] })
    .route({
      method: "DELETE",
      path: "/journal-entries/{id}",
      summary: "Delete a journal entry for good",
      tags: ["reflections"],
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ isRemoved: z.literal(true) })),
};
