import { createMcpHandler, type McpHttpHandler, McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { idSchema } from "#contract/ids.ts";
import { BLOCK_STATUSES } from "#domain/blocks/status.ts";
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { NAMES } from "#domain/names.ts";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { statusOf } from "#server/platform/errors/status.ts";
import { toAppError } from "#server/platform/errors/to-app-error.ts";
import type { ContractCaller } from "#server/platform/http/call-in-process.ts";
import type { Logger } from "#server/platform/log/log.ts";
import { drawReading } from "./draw-reading.ts";
import { blockLines, errorText, readingText, stepLines } from "./texts.ts";

const INSTRUCTIONS = `${NAMES.product} draws cards for somebody who is stuck, and keeps the steps they mean to take. It is entertainment: it foretells nothing and replaces no advice. Draw only when the person asks for it, since readings are counted. If a tool answers with help lines, show them to the person as they are.`;

/** The version that clients see. Increase it when the input of a tool changes. */
const TOOLS_VERSION = "1";

interface ToolContext {
  /** The API, for the person of the token. */
  api: ContractCaller;
  log: Logger;
  appUrl: string;
}

/** Returns the handler of one request. The tools never change, so there is nothing to subscribe to. */
export function createToolHandler(context: ToolContext): McpHttpHandler {
  return createMcpHandler(() => createToolServer(context), { maxSubscriptions: 0 });
}

function createToolServer(context: ToolContext): McpServer {
  const server = new McpServer(
    { name: "rubber-arcana", title: NAMES.product, version: TOOLS_VERSION },
    { instructions: INSTRUCTIONS },
  );
  addReadingTools(server, context);
  addStepTools(server, context);
  return server;
}

function addReadingTools(server: McpServer, context: ToolContext): void {
  const { api, appUrl } = context;
  server.registerTool(
    "draw",
    {
      title: "Draw cards and read them",
      description:
        "Draws one card, or three, on what the person is stuck on, and answers with the reading and its steps. It counts as one of the person's readings of today. Pass their own words.",
      inputSchema: z.object({
        question: z
          .string()
          .min(1)
          .max(USER_CONTEXT_MAX)
          .describe("What the person is stuck on, in their own words"),
        cards: z
          .union([z.literal(1), z.literal(3)])
          .default(1)
          .describe("How many cards are drawn"),
        kind: z.enum(BLOCK_TYPE_IDS).default("life").describe("What it is about; a block has its own kind"),
        blockId: idSchema
          .optional()
          .describe("The id of the block that the reading belongs to, from list_blocks"),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
    },
    (input) => answer(context, async () => readingText(await drawReading(api, input), appUrl)),
  );
  server.registerTool(
    "get_reading",
    {
      title: "Show a reading",
      description: "Answers with one reading of the person and its steps.",
      inputSchema: z.object({ id: idSchema }),
      annotations: { readOnlyHint: true },
    },
    (input) => answer(context, async () => readingText(await api.insights.get(input), appUrl)),
  );
  server.registerTool(
    "list_blocks",
    {
      title: "List blocks",
      description: "Lists what the person tracks as being stuck on, newest first, with the ids.",
      inputSchema: z.object({ status: z.enum(BLOCK_STATUSES).optional() }),
      annotations: { readOnlyHint: true },
    },
    ({ status }) =>
      answer(context, async () =>
        blockLines(await api.blocks.list({ ...(status && { status }), limit: 50 })),
      ),
  );
}

function addStepTools(server: McpServer, context: ToolContext): void {
  const { api } = context;
  server.registerTool(
    "list_steps",
    {
      title: "List open steps",
      description:
        "Lists the steps that are not done, of the newest readings first, with what mark_step needs.",
      inputSchema: z.object({}),
      annotations: { readOnlyHint: true },
    },
    () => answer(context, async () => stepLines(await api.steps.list({ limit: 20 }))),
  );
  server.registerTool(
    "mark_step",
    {
      title: "Mark a step",
      description: "Marks a step of a reading as done, or as open again.",
      inputSchema: z.object({
        readingId: idSchema,
        step: z.number().int().min(0).describe("The number of the step in its reading, from 0"),
        done: z.boolean().default(true),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    },
    ({ readingId, step, done }) =>
      answer(context, async () => {
        const { title, isDone } = await api.steps.update({ id: readingId, index: step, isDone: done });
        return `The step "${title}" is ${isDone ? "done" : "open"}.`;
      }),
  );
}

/** Answers a tool's call with a text. A refusal is a sentence too, as the API says it. */
async function answer({ log }: ToolContext, work: () => Promise<string>) {
  try {
    return { content: [{ type: "text" as const, text: await work() }] };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (statusOf(error.code) >= 500) log.error({ err: error, ...error.log }, "a tool failed");
    return { content: [{ type: "text" as const, text: errorText(error) }], isError: true };
  }
}
