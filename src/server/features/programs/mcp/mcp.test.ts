import { beforeAll, describe, expect, it } from "vitest";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import type { ProgramScope } from "#contract/program-access.ts";
import type { OpenStepOutput } from "#contract/steps.ts";
import { aBlock, anInsight, signUp } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

type Member = Awaited<ReturnType<typeof signUp>>;

/** Signs up a person who may draw, with a token of theirs. */
async function anAssistant(scopes: ProgramScope[] = ["read", "write"]) {
  const person = await signUp(app);
  await person.put("/api/me/consent", { terms: true, age16: true, timeZone: "UTC" });
  const { body } = await person.post<{ token: string }>("/api/programs/tokens", {
    name: "Assistant",
    scopes,
  });
  return { person, token: body.token };
}

/** Sends one message of the protocol. Returns the status and the result or error in the answer. */
async function send(token: string | null, method: string, params: object = {}) {
  const message = { jsonrpc: "2.0", id: 1, method, params };
  const answer = await app.visitor().post<string | object>("/mcp", message, {
    headers: {
      accept: "application/json, text/event-stream",
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const { status, headers, body, error } = answer;
  const data = typeof body === "string" ? JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? "{}") : body;
  return { status, headers, error, result: data.result };
}

async function call(
  token: string,
  name: string,
  args: object = {},
): Promise<{ text: string; isError: boolean }> {
  const { result } = await send(token, "tools/call", { name, arguments: args });
  return { text: result.content[0].text, isError: result.isError ?? false };
}

const openSteps = async (person: Member) =>
  (await person.get<{ items: OpenStepOutput[] }>("/api/steps")).body.items;

describe("the MCP server", () => {
  it("says what its tools do, without a session between requests", async () => {
    const { token } = await anAssistant();
    const { status, headers, result } = await send(token, "initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    });
    expect(status).toBe(200);
    expect(headers.get("mcp-session-id")).toBeNull();
    expect(result.serverInfo.name).toBe("rubber-arcana");
    const { tools } = (await send(token, "tools/list")).result;
    const names = tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["draw", "get_reading", "list_blocks", "list_steps", "mark_step"]);
    expect(tools[0].inputSchema.required).toEqual(["question"]);
  });

  it("draws and reads on a block, lists it with its reading, and marks a step, as the pages do", async () => {
    const { person, token } = await anAssistant();
    const block = await aBlock(app, { userId: person.userId, name: "A report that waits" });
    const drawn = await call(token, "draw", {
      question: "The report is done and I do not send it.",
      blockId: block.id,
    });
    expect(drawn.isError).toBe(false);
    const id = /readingId: (\S+)/.exec(drawn.text)?.[1] ?? "";
    expect((await person.get(`/api/insights/${id}`)).status).toBe(200);
    expect((await call(token, "get_reading", { id })).text).toBe(drawn.text);
    const blocks = await call(token, "list_blocks", { status: "active" });
    expect(blocks.text).toBe(`- A report that waits (work, active, readings: 1) blockId: ${block.id}`);
    const { items } = (await person.get<{ items: ListedBlockOutput[] }>("/api/blocks")).body;
    expect(items[0]?.readingCount).toBe(1);
    const earlier = await anInsight(app, { userId: person.userId });
    const text = "Open draft three and read its first line aloud";
    expect((await call(token, "list_steps")).text).toContain(`- ${text}. readingId: ${earlier.id} step: 0`);
    const marked = await call(token, "mark_step", { readingId: earlier.id, step: 0 });
    expect(marked).toEqual({ text: `The step "${text}" is done.`, isError: false });
    expect((await openSteps(person)).map(({ insightId }) => insightId)).not.toContain(earlier.id);
  });

  it("answers a refusal with its sentence: a scope, an unknown id, and help before any cards", async () => {
    const reader = await anAssistant(["read"]);
    const question = "The report is done.";
    const lacking = await call(reader.token, "draw", { question });
    expect(lacking.isError).toBe(true);
    expect(lacking.text).toContain("lacks the scope write");
    const { person, token } = await anAssistant();
    const unknown = await call(token, "mark_step", { readingId: crypto.randomUUID(), step: 0 });
    expect(unknown).toEqual({ text: "Insight not found", isError: true });
    const grave = await call(token, "draw", { question: "I want to kill myself tonight." });
    expect(grave.isError).toBe(true);
    expect(grave.text).toMatch(/^Before any cards[^\n]+\n.*phone /s);
    expect(await openSteps(person)).toEqual([]);
    const { body: block } = await person.post("/api/blocks", { blockTypeId: "work", name: "Mine" });
    expect(block).toMatchObject({ name: "Mine" });
    expect((await call(reader.token, "list_blocks")).text).toBe("There is no such block.");
  });

  it("answers 401 without a valid token, refuses other sites' pages, and takes only POST", async () => {
    for (const token of [null, "ra_unknown"]) {
      const { status, headers, error } = await send(token, "tools/list");
      expect([status, error?.code, headers.get("www-authenticate")]).toEqual([
        401,
        "unauthenticated",
        "Bearer",
      ]);
    }
    const { person, token } = await anAssistant();
    expect((await person.post("/mcp", {})).status).toBe(401);
    const elsewhere = { headers: { authorization: `Bearer ${token}`, origin: "https://evil.example" } };
    expect((await app.visitor().post("/mcp", {}, elsewhere)).error?.code).toBe("forbidden_origin");
    expect((await app.visitor().get("/mcp")).status).toBe(405);
  });
});
