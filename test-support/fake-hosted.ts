// Fakes on loopback of the companies that answer at OpenAI's API for chat completions. Each knows its options and refuses
// every other, as the real one does.
import { chunk, data, openAiWire } from "./fake-openai.ts";
import {
  type FakeOptions,
  type FakeProvider,
  type FakeRequest,
  fittingReply,
  startFake,
  type Wire,
} from "./fake-provider.ts";

type Fault = { status: number; body: unknown } | null;

/** What each request of a fake reports as its tokens. */
const USAGE = { prompt_tokens: 2400, completion_tokens: 120, total_tokens: 2520 };

const start = (wire: Wire, options: FakeOptions) => startFake(wire, { script: fittingReply, ...options });
const bearer = (options: FakeOptions) => `Bearer ${options.apiKey ?? "test-key"}`;

function unknownOption({ body }: FakeRequest, known: string[]): string | undefined {
  return Object.keys(body).find((name) => !known.includes(name));
}

/** By the beginning of a model's name: the efforts of thought that it takes. A model without any takes no such option. */
const OPENAI_EFFORTS: Record<string, string[]> = {
  "gpt-6.1-terra": ["none", "low", "medium", "high", "xhigh", "max"],
  "gpt-6.2-sol": ["low", "medium", "high", "xhigh"],
  "gpt-4.1": [],
};
const OPENAI_OPTIONS = [
  "model",
  "messages",
  "stream",
  "stream_options",
  "store",
  "temperature",
  "reasoning_effort",
];

/** Starts a fake of OpenAI. */
export function startFakeOpenAiCompany(options: FakeOptions = {}): Promise<FakeProvider> {
  const wire = openAiWire({ ...options, models: Object.keys(OPENAI_EFFORTS) });
  const refuse = (request: FakeRequest): Fault => {
    const refusal = findOpenAiFault(request, bearer(options));
    if (refusal === null) return null;
    const [status, message] = refusal;
    return { status, body: wire.error(status, message) };
  };
  return start({ ...wire, refuse, end: (_request, stop) => endWith(stop, withCache(USAGE)) }, options);
}

function findOpenAiFault(request: FakeRequest, key: string): [number, string] | null {
  const { model, reasoning_effort: effort, temperature } = request.body;
  if (request.headers.authorization !== key)
    return [
      401,
      "Incorrect API key provided: sk-test****. You can find your API key at https://platform.openai.com.",
    ];
  const efforts = OPENAI_EFFORTS[String(model)];
  if (!efforts) return [404, `The model '${model}' does not exist or you do not have access to it.`];
  if (request.body.max_tokens !== undefined)
    return [
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ];
  if (efforts.length === 0 && effort !== undefined)
    return [400, "Unrecognized request argument supplied: reasoning_effort"];
  if (effort !== undefined && !efforts.includes(String(effort)))
    return [400, `Unsupported value: 'reasoning_effort' does not support '${effort}' with this model.`];
  if (efforts.length > 0 && effort !== "none" && temperature !== undefined)
    return [
      400,
      "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    ];
  const unknown = unknownOption(request, [...OPENAI_OPTIONS, "max_completion_tokens"]);
  return unknown === undefined ? null : [400, `Unrecognized request argument supplied: ${unknown}`];
}

function withCache(usage: object) {
  return { ...usage, prompt_tokens_details: { cached_tokens: 1024, cache_write_tokens: 512 } };
}

function endWith(stop: "stop" | "length" | "filter", usage: object): string {
  const reason = stop === "filter" ? "content_filter" : stop;
  return `${chunk({}, undefined, reason)}${data({ id: "chatcmpl-fake", object: "chat.completion.chunk", choices: [], usage })}data: [DONE]\n\n`;
}

const MISTRAL_OPTIONS = ["model", "messages", "stream", "temperature", "max_tokens", "reasoning_effort"];
/** The models, with whether they know the option for thought. */
const MISTRAL_MODELS: Record<string, boolean> = { "mistral-medium-latest": true, "open-mistral-nemo": false };

/** Starts a fake of Mistral. It tells its tokens unasked, with the reason of the end. */
export function startFakeMistral(options: FakeOptions = {}): Promise<FakeProvider> {
  const wire = openAiWire({ ...options, models: Object.keys(MISTRAL_MODELS) });
  const error = (_status: number, message: string) => ({
    object: "error",
    message,
    type: "error",
    code: null,
  });
  const end: Wire["end"] = (_request, stop) =>
    `${data({ id: "fake", choices: [{ index: 0, delta: { content: "" }, finish_reason: stop }], usage: USAGE })}data: [DONE]\n\n`;
  return start(
    { ...wire, error, end, refuse: (request) => findMistralFault(request, bearer(options)) },
    options,
  );
}

function findMistralFault(request: FakeRequest, key: string): Fault {
  const { model, reasoning_effort: effort } = request.body;
  if (request.headers.authorization !== key) return { status: 401, body: { detail: "Unauthorized" } };
  const knowsEffort = MISTRAL_MODELS[String(model)];
  if (knowsEffort === undefined)
    return {
      status: 400,
      body: { object: "error", message: `Invalid model: ${model}`, type: "invalid_model", code: "1500" },
    };
  const unknown = unknownOption(request, MISTRAL_OPTIONS.slice(0, knowsEffort ? undefined : -1));
  const loc = ["body", unknown ?? "reasoning_effort"];
  if (unknown === undefined && ["none", "high", undefined].includes(effort as string | undefined))
    return null;
  const detail = [{ type: "extra_forbidden", loc, msg: "Extra inputs are not permitted" }];
  return {
    status: 422,
    body: { object: "error", message: { detail }, type: "invalid_request_error", code: null },
  };
}

/** Starts a fake of OpenRouter. A model whose name ends in "-thinking" refuses not to think. */
export function startFakeOpenRouter(options: FakeOptions = {}): Promise<FakeProvider> {
  const wire = openAiWire(options);
  const error = (status: number, message: string) => ({ error: { code: status, message } });
  const refuse = ({ headers, body }: FakeRequest): Fault => {
    if (headers.authorization !== bearer(options))
      return { status: 401, body: error(401, "User not found.") };
    if (!String(body.model).includes("/"))
      return { status: 400, body: error(400, `${body.model} is not a valid model ID`) };
    if (String(body.model).endsWith("-thinking") && body.reasoning_effort === "none")
      return {
        status: 400,
        body: error(400, "Reasoning is mandatory for this endpoint and cannot be disabled."),
      };
    return null;
  };
  const errorEvent = (message: string) =>
    data({
      id: "gen-fake",
      object: "chat.completion.chunk",
      error: { code: 502, message },
      choices: [{ index: 0, delta: { content: "" }, finish_reason: "error" }],
    });
  return start(
    {
      ...wire,
      path: "/api/v1/chat/completions",
      error,
      refuse,
      errorEvent,
      begin: (request) => `: OPENROUTER PROCESSING\n\n${wire.begin(request)}`,
      end: (_request, stop) => endWith(stop, USAGE),
    },
    options,
  );
}
