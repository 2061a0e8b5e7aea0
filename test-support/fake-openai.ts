// A fake of OpenAI's chat completions on loopback, in the format of Ollama, vLLM and others.
import {
  type FakeOptions,
  type FakeProvider,
  type FakeRequest,
  fittingReply,
  startFake,
  type Wire,
} from "./fake-provider.ts";

export interface FakeOpenAiOptions extends FakeOptions {
  /** The models that `/v1/models` lists; a request for another model gets 404. */
  models?: string[];
  /** Whether the fake refuses `max_tokens` and wants `max_completion_tokens`, as newer models do. */
  refusesMaxTokens?: boolean;
  refusesTemperature?: boolean;
  /** Whether the fake refuses `reasoning_effort`, as some servers do. */
  refusesReasoning?: boolean;
  /** Called when Ollama's own API is asked to load a model; the fake is another server if it is absent. */
  onLoad?(body: Record<string, unknown>): Promise<void>;
}

const DEFAULT_MODELS = ["duck-7b"];

/** Starts the fake. Without a script it answers each request with a reply that fits the request's purpose. */
export function startFakeOpenAi(options: FakeOpenAiOptions = {}): Promise<FakeProvider> {
  return startFake(openAiWire(options), { script: fittingReply, ...options });
}

/** Returns the format of the API. Companies that answer at it change parts of it. */
export function openAiWire(options: FakeOpenAiOptions): Wire {
  const models = options.models ?? DEFAULT_MODELS;
  return {
    path: "/v1/chat/completions",
    lookUp: async (request) => {
      if (request.path === "/api/generate" && options.onLoad) {
        await options.onLoad(request.body);
        return {
          status: 200,
          body: { model: request.body.model, response: "", done: true, done_reason: "load" },
        };
      }
      if (request.path !== "/v1/models") return null;
      if (!isAllowed(request, options))
        return { status: 401, body: errorBody(401, "Incorrect API key provided") };
      return { status: 200, body: { object: "list", data: models.map((id) => ({ id, object: "model" })) } };
    },
    refuse: (request) => {
      const fault = findFault(request, options, models);
      return fault === null ? null : { status: fault[0], body: errorBody(fault[0], fault[1]) };
    },
    error: errorBody,
    begin: ({ body }) => chunk({ role: "assistant", content: "" }, String(body.model)),
    openText: () => "",
    delta: (text) => chunk({ content: text }),
    thought: (text, field = "reasoning") => chunk({ [field]: text }),
    refusal: (_request, text) => `${chunk({ refusal: text })}${chunk({}, undefined, "stop")}data: [DONE]\n\n`,
    end: ({ body }, stop) => {
      const hasUsage =
        (body.stream_options as { include_usage?: boolean } | undefined)?.include_usage === true;
      const usage = { prompt_tokens: 200, completion_tokens: 120, total_tokens: 320 };
      const last = hasUsage ? data({ ...envelope(), choices: [], usage }) : "";
      return `${chunk({}, undefined, stop === "filter" ? "content_filter" : stop)}${last}data: [DONE]\n\n`;
    },
    tool: () => {
      const call = {
        index: 0,
        id: "call_fake",
        type: "function",
        function: { name: "shuffle", arguments: "{}" },
      };
      return `${chunk({ tool_calls: [call] })}${chunk({}, undefined, "tool_calls")}data: [DONE]\n\n`;
    },
    errorEvent: (message) => data({ error: { message, type: "server_error", param: null, code: null } }),
  };
}

function envelope(model = "duck-7b") {
  return { id: "chatcmpl-fake", object: "chat.completion.chunk", created: 1_780_000_000, model };
}

export function chunk(delta: object, model?: string, finish: string | null = null): string {
  return data({ ...envelope(model), choices: [{ index: 0, delta, finish_reason: finish }] });
}

export function data(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function errorBody(
  status: number,
  message: string,
  type = status === 429 ? "rate_limit_error" : "invalid_request_error",
) {
  return { error: { message, type, param: null, code: status === 404 ? "model_not_found" : null } };
}

function isAllowed({ headers }: FakeRequest, { apiKey = "test-key" }: FakeOpenAiOptions): boolean {
  return headers.authorization === `Bearer ${apiKey}`;
}

function findFault(
  request: FakeRequest,
  options: FakeOpenAiOptions,
  models: string[],
): [number, string] | null {
  const { body } = request;
  if (!isAllowed(request, options)) return [401, "Incorrect API key provided"];
  if (typeof body.model !== "string") return [400, "you must provide a model parameter"];
  if (!models.includes(body.model)) return [404, `The model '${body.model}' does not exist`];
  if (!Array.isArray(body.messages) || body.messages.length === 0)
    return [400, "'messages' must not be empty"];
  if (options.refusesMaxTokens && body.max_tokens !== undefined) {
    return [
      400,
      "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead.",
    ];
  }
  if (options.refusesReasoning && body.reasoning_effort !== undefined)
    return [400, "Unsupported parameter: 'reasoning_effort'"];
  if (options.refusesTemperature && body.temperature !== undefined && body.temperature !== 1) {
    return [400, "Unsupported value: 'temperature' does not support this value with this model."];
  }
  return null;
}
