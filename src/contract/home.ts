import { oc } from "@orpc/contract";
import * as z from "zod";
import { listedBlockSchema } from "./blocks.ts";
import { insightSummarySchema } from "./insights.ts";
import { openStepSchema } from "./steps.ts";

export const homeSchema = z.object({
  /** Whether all eleven answers of the profile are there. */
  isProfileComplete: z.boolean(),
  /** Whether the person was shown the questions of the profile before, on any device. */
  isOnboardingOffered: z.boolean(),
  /** Active ones, newest first, and whether there are more than these. */
  activeBlocks: z.array(listedBlockSchema),
  hasMoreActive: z.boolean(),
  /** Blocks of any status. */
  blockCount: z.number().int(),
  /** The last few readings. */
  insights: z.array(insightSummarySchema),
  /** What is to do of the last readings that have something to do. */
  openSteps: z.array(openStepSchema),
  /** Something of it is very dark, or speaks of a crisis: nothing is advertised beside it. */
  isGrave: z.boolean(),
});
export type HomeOutput = z.infer<typeof homeSchema>;

export const home = {
  get: oc
    .route({ method: "GET", path: "/home", summary: "What home shows, in one answer", tags: ["account"] })
    .output(homeSchema),
};
