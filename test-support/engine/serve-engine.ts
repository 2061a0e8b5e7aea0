// A server of OpenAI's chat completions before llama.cpp, in a process of its own, because the engine ends its process where it
// cannot read a model: serve-engine.ts <the engine's folder> <the model's file> [milliseconds before it loads]. It does one thing at
// a time, as llama.cpp does, answers 503 while it loads, and tells its parent the port that it listens on.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

interface Engine {
  getFormattedChat(messages: unknown, template: undefined, options: { jinja: true }): { prompt: string };
  completion(options: object, onToken: (part: { token: string }) => void): Promise<Completion>;
  stopCompletion(): void;
}

interface Completion {
  tokens_evaluated: number;
  tokens_predicted: number;
  stopped_eos: boolean;
}

interface Question {
  model: string;
  messages: unknown;
  max_tokens?: number;
  temperature?: number;
  grammar?: string;
  stream_options?: { include_usage?: boolean };
}

const [folder = "", model = "", loadAfterMs = "0"] = process.argv.slice(2);
let engine: Engine | undefined;
let turn: Promise<unknown> = Promise.resolve();

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    if (response.headersSent) response.destroy();
    else send(response, 500, { error: { code: 500, message: error.message, type: "server_error" } });
  });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.url !== "/v1/chat/completions")
    return send(response, 404, { error: { code: 404, message: "File Not Found", type: "not_found_error" } });
  if (!engine)
    return send(response, 503, { error: { code: 503, message: "Loading model", type: "unavailable_error" } });
  const question: Question = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  const loaded = engine;
  const mine = turn.then(() => (response.destroyed ? undefined : stream(loaded, question, response)));
  turn = mine.catch(() => undefined);
  await mine;
}

async function stream(loaded: Engine, question: Question, response: ServerResponse): Promise<void> {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    write(response, { ...ENVELOPE, model: question.model, choices: [{ index: 0, delta, finish_reason }] });
  response.writeHead(200, { "content-type": "text/event-stream" });
  const stop = () => loaded.stopCompletion();
  response.once("close", stop);
  const { prompt } = loaded.getFormattedChat(question.messages, undefined, { jinja: true });
  const { max_tokens: n_predict = -1, temperature = 0.8, grammar } = question;
  const settings = { prompt, n_predict, temperature, force_pure_content: true, ...(grammar && { grammar }) };
  const end = await loaded.completion(settings, ({ token }) => chunk({ content: token }));
  response.off("close", stop);
  chunk({}, end.stopped_eos ? "stop" : "length");
  if (question.stream_options?.include_usage) {
    const { tokens_evaluated, tokens_predicted } = end;
    const usage = { prompt_tokens: tokens_evaluated - tokens_predicted, completion_tokens: tokens_predicted };
    write(response, { ...ENVELOPE, choices: [], usage });
  }
  response.end("data: [DONE]\n\n");
}

const ENVELOPE = { id: "chatcmpl-engine", object: "chat.completion.chunk", created: 1_780_000_000 };

function write(response: ServerResponse, event: object): void {
  response.write(`data: ${JSON.stringify(event)}\n\n`);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

server.listen(0, "127.0.0.1", async () => {
  process.send?.((server.address() as AddressInfo).port);
  await sleep(Number(loadAfterMs));
  const { LlamaContext } = createRequire(import.meta.url)(folder);
  engine = new LlamaContext({ model, n_ctx: 16_384, n_gpu_layers: 0, n_threads: 1, ctx_shift: true });
});
// The tests end without asking; nothing of this process must outlive them.
process.once("disconnect", () => process.exit());
