import { z } from "zod";
import type { WorkOrders } from "../../platform/jobs/work-orders.ts";
import type { Notion } from "../../platform/notion/notion.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";

/** An order to write a reading's page or to bring its ticks back. `attempt` distinguishes later tries of the same row. */
export type NotionOrder = { userId: string; insightId: string; attempt: string };

export type NotionServices = Pick<
  Services,
  "config" | "database" | "vault" | "clock" | "log" | "live" | "notion"
> & { deck: Deck; notionOrders: WorkOrders<NotionOrder> };

export type ConnectionServices = Pick<Services, "database" | "vault" | "clock"> & { notion: Notion };

export type ConnectedServices = NotionServices & { notion: Notion };

/** The encrypted part of a connection. */
export const connectionBodySchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  workspaceId: z.string(),
  workspaceName: z.string().nullable(),
});
export type ConnectionBody = z.infer<typeof connectionBodySchema>;

export const notionPlaceSchema = z.object({
  kind: z.enum(["page", "database"]),
  id: z.string(),
  title: z.string(),
});

/** What is remembered of a reading's page in Notion. */
export const pageBodySchema = z.object({
  workspaceId: z.string(),
  pageId: z.string(),
  url: z.string(),
  /** The ids of the blocks that were written from here. */
  own: z.array(z.string()),
  /** The block of each step's to-do, by the step's index. */
  toDos: z.record(z.string(), z.string()),
  /** The ticks of the steps here at the last time, by the step's index. */
  ticks: z.record(z.string(), z.boolean()),
});
export type PageBody = z.infer<typeof pageBodySchema>;

export const isShape =
  <Value>(schema: z.ZodType<Value>) =>
  (value: unknown): value is Value =>
    schema.safeParse(value).success;
