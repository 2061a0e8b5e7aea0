import * as z from "zod";
import { NOTION_EXPORT_STATES } from "#domain/notion/exports.ts";
import { accountEndpoint } from "./endpoint.ts";
import { namedIdSchema } from "./ids.ts";

const QUERY_MAX = 200;
/** Codes and ids of Notion are shorter. */
const SECRET_MAX = 2000;
const ID_MAX = 100;
const tags = ["notion"];

/** An id as Notion writes it. It becomes part of an address, so nothing but hex digits and hyphens is taken. */
const placeIdSchema = z
  .string()
  .max(ID_MAX)
  .regex(/^[\da-f-]{32,36}$/i, "must be an id of Notion");

const placeSchema = z.object({ kind: z.enum(["page", "database"]), id: z.string(), title: z.string() });
export type NotionPlaceOutput = z.infer<typeof placeSchema>;

const notionSchema = z.object({
  /** Whether this server has Notion. */
  isOffered: z.boolean(),
  /** The account's connection; `null` if it has none. Its tokens never leave the server. */
  connection: z
    .object({
      workspaceName: z.string().nullable(),
      /** Whether Notion no longer accepts the connection. */
      isLost: z.boolean(),
      /** Where readings are exported to; `null` until it is chosen. */
      place: placeSchema.nullable(),
      connectedAt: z.iso.datetime(),
    })
    .nullable(),
});
export type NotionOutput = z.infer<typeof notionSchema>;

const exportSchema = z.object({
  /** `null` if the reading was never exported to Notion. */
  export: z
    .object({
      state: z.enum(NOTION_EXPORT_STATES),
      /** Whether writing the page, and bringing ticks back, is still to come. */
      wantsPage: z.boolean(),
      wantsTicks: z.boolean(),
      /** The page in Notion; `null` until there is one. */
      url: z.string().nullable(),
      /** Why the last order failed; `null` unless it did. */
      problem: z.string().nullable(),
      /** The time before which the order is not tried again, because Notion was busy; else `null`. */
      waitsUntil: z.iso.datetime().nullable(),
      exportedAt: z.iso.datetime().nullable(),
      broughtAt: z.iso.datetime().nullable(),
      /** The number of steps that the last ticks from Notion changed. */
      brought: z.number().int(),
    })
    .nullable(),
});
export type NotionExportOutput = z.infer<typeof exportSchema>;

/** Whether a connection may be used is stored beside the other ways into an account, and read at the same time. */
const READS_CONNECTION = { most: 3, because: "the session, the connection, and whether it may be used" };
const ORDERS = { most: 4, because: "the session, the connection, whether it may be used, then the order" };
const CONNECTS = {
  most: 13,
  because:
    "former tokens are stored to be ended, the new ones are stored, and a transaction lets the account use them",
};
/** How often endpoints that ask Notion wait for the database. Waits for Notion are not counted. */
const ASKS_NOTION = { most: 8, because: "what Notion answers is stored, and then what is stored is read" };

const ofInsight = z.object({ insightId: namedIdSchema });

/** The export to Notion. Access is granted on Notion's own page; the server only says where it is. */
export const notion = {
  get: accountEndpoint({ shows: ["notion"], waits: READS_CONNECTION })
    .route({ method: "GET", path: "/notion", summary: "The account's connection to Notion", tags })
    .output(notionSchema),
  authorize: accountEndpoint({ needsProof: true, changes: [] })
    .route({
      method: "POST",
      path: "/notion/authorize",
      summary: "Where to give this app access to one's Notion (Premium)",
      tags,
    })
    .output(z.object({ url: z.url() })),
  connect: accountEndpoint({
    example: { code: "code", state: "state" },
    changes: ["notion"],
    waits: CONNECTS,
  })
    .route({
      method: "POST",
      path: "/notion/connect",
      summary: "Connect Notion with the answer of its page (Premium)",
      tags,
    })
    .input(z.object({ code: z.string().min(1).max(SECRET_MAX), state: z.string().min(1).max(SECRET_MAX) }))
    .output(notionSchema),
  disconnect: accountEndpoint({ changes: ["notion"], waits: ASKS_NOTION })
    .route({ method: "DELETE", path: "/notion", summary: "End the connection to Notion", tags })
    .output(notionSchema),
  places: accountEndpoint({ shows: ["notion"], example: { query: "" }, waits: ASKS_NOTION })
    .route({
      method: "GET",
      path: "/notion/places",
      summary: "Pages and databases in Notion to which one can export",
      tags,
    })
    .input(z.object({ query: z.string().max(QUERY_MAX).default("") }))
    .output(z.object({ items: z.array(placeSchema) })),
  choose: accountEndpoint({
    example: { kind: "page", id: "01980000-0000-7000-8000-000000000000" },
    changes: ["notion"],
    waits: ASKS_NOTION,
  })
    .route({
      method: "PUT",
      path: "/notion/place",
      summary: "Choose the page or database to export to (Premium)",
      tags,
    })
    .input(placeSchema.pick({ kind: true }).extend({ id: placeIdSchema }))
    .output(notionSchema),
  export: accountEndpoint({ shows: ["notion"] })
    .route({
      method: "GET",
      path: "/notion/exports/{insightId}",
      summary: "What is known of a reading in Notion",
      tags,
    })
    .input(ofInsight)
    /** Without an export for a reading that was never exported, and for one that is not there. */
    .output(exportSchema),
  order: accountEndpoint({
    changes: ["notion"],
    waits: ORDERS,
  })
    .route({
      method: "POST",
      path: "/notion/exports/{insightId}",
      summary: "Write a reading's page in Notion, or bring it up to date, in the background (Premium)",
      tags,
    })
    .input(ofInsight)
    .output(exportSchema),
  bringTicks: accountEndpoint({
    changes: ["notion"],
    waits: ORDERS,
  })
    .route({
      method: "POST",
      path: "/notion/exports/{insightId}/ticks",
      summary: "Bring ticks of steps back from Notion, in the background (Premium)",
      tags,
    })
    .input(ofInsight)
    .output(exportSchema),
};
