// Fakes of the programs that serve models on somebody's own machine, on loopback: what they list, and Ollama's download.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: { body: unknown; response: ServerResponse }) => unknown;

export interface FakeHost {
  url: string;
  /** The method and path of every request, oldest first. */
  asked: string[];
  /** Replaces what a method and path, such as `GET /api/tags`, answers; what is not named answers 404. */
  answers: Record<string, Answer>;
  /** How many requests were left before the end of their answer. */
  hangUps(): number;
  close(): Promise<void>;
}

/** Starts a server that answers by method and path: with JSON, or with what the function itself writes. */
export async function startFakeHost(answers: Record<string, Answer>): Promise<FakeHost> {
  const asked: string[] = [];
  let hangUps = 0;
  const fake = { answers };
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) hangUps += 1;
    });
    answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = `${request.method} ${request.url}`;
    asked.push(name);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const respond = fake.answers[name];
    if (!respond) {
      response.writeHead(404).end("404 page not found");
      return;
    }
    const said = await respond({ body: text === "" ? null : JSON.parse(text), response });
    if (response.writableEnded || response.destroyed) return;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(said));
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked },
    get answers() {
      return fake.answers;
    },
    hangUps: () => hangUps,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface OllamaModel {
  name: string;
  capabilities?: string[];
  remote_host?: string;
}

/** What Ollama calls the version of each of its models. */
export const OLLAMA_DIGEST = "a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5a";
const GIGABYTE = 1_000_000_000;

/** What Ollama lists of a model; older versions leave the capabilities out. */
function listed({ name, ...rest }: OllamaModel) {
  return {
    ...{ name, model: name, modified_at: "2026-10-03T23:34:03.409490317-07:00", size: 2 * GIGABYTE },
    digest: OLLAMA_DIGEST,
    details: { format: "gguf", family: "llama", parameter_size: "3.2B", quantization_level: "Q4_K_M" },
    ...rest,
  };
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1_780_000_000, model: "fake" },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

/** What Ollama, LM Studio and llama.cpp all answer in OpenAI's format. */
export const saysInChat =
  (words: string): Answer =>
  ({ response }) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunk({ role: "assistant", content: words }));
    response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  };

/** A line of Ollama's download. */
export const pulling = (completed: number, total = 2 * GIGABYTE) => ({
  ...{ status: "pulling dde5aa3fc5ff", digest: "sha256:dde5aa3fc5ff", total, completed },
});

/** What Ollama answers to a download: these lines, then what `after` does. Without `after` the stream ends. */
export const pulls =
  (lines: object[], after?: Promise<unknown>): Answer =>
  async ({ response }) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    for (const line of lines) response.write(`${JSON.stringify(line)}\n`);
    await after;
    response.end();
  };

export const PULLED = [
  { status: "pulling manifest" },
  pulling(2 * GIGABYTE),
  { status: "verifying sha256 digest" },
  { status: "writing manifest" },
  { status: "success" },
];

/** Starts a fake of Ollama. `models` are what it has; the list of a newer version says what each can do. */
export async function startFakeOllama(models: OllamaModel[]): Promise<FakeHost> {
  return await startFakeHost({
    "GET /api/tags": () => ({ models: models.map(listed) }),
    "POST /api/show": ({ body }) => {
      const { model } = body as { model: string };
      return {
        details: {},
        model_info: {},
        capabilities: /embed/.test(model) ? ["embedding"] : ["completion"],
      };
    },
    "POST /api/pull": pulls(PULLED),
    "POST /v1/chat/completions": saysInChat("Press send. The ducks will not judge the comma."),
  });
}
