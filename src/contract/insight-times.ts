import * as z from "zod";
import { sessionEndpoint } from "./endpoint.ts";

const insightTimesSchema = z.object({
  /** The times of the newest 5,000 readings, newest first, in whole seconds since 1970. */
  times: z.array(z.number().int()),
  /** How many of them, the oldest ones, the plan locks. */
  locked: z.number().int().nonnegative(),
});
export type InsightTimesOutput = z.infer<typeof insightTimesSchema>;

/** When a person's readings were made. It is part of `insights`. */
export const insightTimes = sessionEndpoint()
  .route({
    method: "GET",
    path: "/history/times",
    summary: "When each of the newest readings was made, for a calendar",
    tags: ["insights"],
  })
  .output(insightTimesSchema);
