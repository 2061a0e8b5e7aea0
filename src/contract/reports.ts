import * as z from "zod";
import { REPORT_STATES } from "./admin.ts";
import { sessionEndpoint } from "./endpoint.ts";
import { namedIdSchema } from "./ids.ts";

const ownReportSchema = z.object({
  id: z.uuid(),
  state: z.enum(REPORT_STATES),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
});

/** A person's own reports of readings. */
export const reports = {
  ofInsight: sessionEndpoint({ shows: ["insights"] })
    .route({
      method: "GET",
      path: "/insights/{id}/reports",
      summary: "Your reports of a reading, with what was answered",
      tags: ["insights"],
    })
    .input(z.object({ id: namedIdSchema }))
    .output(z.object({ reports: z.array(ownReportSchema) })),
};
