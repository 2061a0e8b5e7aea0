// A fake of Anthropic's Messages API on loopback, with the wire format and the refusals of the real API.
import {
  type FakeOptions,
  type FakeProvider,
  type FakeRequest,
  fittingReply,
  startFake,
  type Wire,
} from "./fake-provider.ts";

export interface FakeAnthropicOptions extends FakeOptions {
  /** The models that the fake knows; a request for another model gets 404. If absent, every model is known. */
  models?: string[];
  /** Whether the fake refuses a temperature, as newer models do. */
  refusesTemperature?: boolean;
}

/** Starts the fake. Without a script it answers each request with a reply that fits the request's purpose. */
export function startFakeAnthropic(options: FakeAnthropicOptions = {}): Promise<FakeProvider> {
  return startFake(anthropicWire(options), { script: fittingReply, ...options });
}

const ERROR_TYPES: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  500: "api_error",
  529: "overloaded_error",
};

const STOP_REASONS = { stop: "end_turn", length: "max_tokens", filter: "refusal" };

function anthropicWire(options: FakeAnthropicOptions): Wire {
  const cache = createCache();
  return {
    path: "/v1/messages",
    refuse: (request) => {
      const fault = findFault(request, options);
      return fault === null ? null : { status: fault[0], body: errorBody(fault[0], fault[1]) };
    },
    error: errorBody,
    begin: ({ body }) =>
      event("message_start", {
        message: {
          id: "msg_fake",
          type: "message",
          role: "assistant",
          model: body.model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { ...cache.use(body), output_tokens: 1 },
        },
      }) + event("ping", {}),
    openText: () => event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    delta: (text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
    // Thoughts are a block of their own, with another index than the text.
    thought: (thinking) =>
      event("content_block_start", {
        index: 1,
        content_block: { type: "thinking", thinking: "", signature: "" },
      }) +
      event("content_block_delta", { index: 1, delta: { type: "thinking_delta", thinking } }) +
      event("content_block_stop", { index: 1 }),
    // The API has no field for the words of a refusal.
    refusal: () =>
      event("message_delta", {
        delta: { stop_reason: "refusal", stop_sequence: null },
        usage: { output_tokens: 1 },
      }) + event("message_stop", {}),
    end: (_request, stop) =>
      event("content_block_stop", { index: 0 }) +
      event("message_delta", {
        delta: { stop_reason: STOP_REASONS[stop], stop_sequence: null },
        usage: { output_tokens: 120 },
      }) +
      event("message_stop", {}),
    tool: () =>
      event("content_block_start", {
        index: 0,
        content_block: { type: "tool_use", id: "toolu_fake", name: "shuffle", input: {} },
      }) +
      event("content_block_delta", {
        index: 0,
        delta: { type: "input_json_delta", partial_json: '{"a":1}' },
      }) +
      event("content_block_stop", { index: 0 }) +
      event("message_delta", {
        delta: { stop_reason: "tool_use", stop_sequence: null },
        usage: { output_tokens: 9 },
      }) +
      event("message_stop", {}),
    errorEvent: (message) => event("error", { error: { type: "overloaded_error", message } }),
  };
}

function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

function errorBody(status: number, message: string, type = ERROR_TYPES[status] ?? "api_error"): unknown {
  return { type: "error", error: { type, message }, request_id: "req_fake" };
}

function findFault({ headers, body }: FakeRequest, options: FakeAnthropicOptions): [number, string] | null {
  if (headers["x-api-key"] === undefined) return [401, "x-api-key header is required"];
  if (headers["x-api-key"] !== (options.apiKey ?? "test-key")) return [401, "invalid x-api-key"];
  if (headers["anthropic-version"] === undefined) return [400, "anthropic-version: header is required"];
  if (typeof body.model !== "string") return [400, "model: Field required"];
  if (options.models?.includes(body.model) === false) return [404, `model: ${body.model}`];
  if (typeof body.max_tokens !== "number" || body.max_tokens < 1) return [400, "max_tokens: Field required"];
  if (options.refusesTemperature && body.temperature !== undefined) {
    return [400, "`temperature` may not be set for this model."];
  }
  return findMessageFault(body.messages) ?? findBlocksFault(body.system, body.messages);
}

interface TextBlock {
  type?: unknown;
  text?: unknown;
  cache_control?: { type?: unknown; ttl?: string };
}

/** The most places of one request up to which the API caches. */
const MOST_BREAKPOINTS = 4;

function findBlocksFault(system: unknown, messages: unknown): [number, string] | null {
  const contents = [system, ...(messages as { content: unknown }[]).map(({ content }) => content)];
  const blocks: TextBlock[] = contents.flatMap((content) => (Array.isArray(content) ? content : []));
  const fault = blocks.map(findBlockFault).find((found) => found !== null);
  if (fault) return [400, fault];
  const breakpoints = blocks.filter((block) => block.cache_control !== undefined).length;
  return breakpoints > MOST_BREAKPOINTS
    ? [
        400,
        `A maximum of ${MOST_BREAKPOINTS} blocks with cache_control may be provided. Found ${breakpoints}.`,
      ]
    : null;
}

function findBlockFault({ type, text, cache_control: control }: TextBlock): string | null {
  if (type !== "text") return "type: Input should be 'text'";
  if (typeof text !== "string" || text === "") return "text content blocks must be non-empty";
  if (control === undefined) return null;
  if (control.type !== "ephemeral") return "cache_control.type: Input should be 'ephemeral'";
  return [undefined, "5m", "1h"].includes(control.ttl)
    ? null
    : "cache_control.ttl: Input should be '5m' or '1h'";
}

/** The fewest tokens that the API caches for models of the size of the default one. It ignores a shorter beginning. */
const LEAST_CACHED_TOKENS = 1024;

/** A cache of the beginnings of prompts, which reports its use as the API does. */
function createCache() {
  const kept = new Set<string>();
  return {
    use(body: Record<string, unknown>) {
      const beginnings = markedBeginnings(body).filter((text) => countIn(text) >= LEAST_CACHED_TOKENS);
      const read = countIn(beginnings.findLast((text) => kept.has(text)) ?? "");
      const whole = countIn(beginnings.at(-1) ?? "");
      for (const text of beginnings) kept.add(text);
      return {
        input_tokens: countTokens(body) - whole,
        cache_creation_input_tokens: whole - read,
        cache_read_input_tokens: read,
      };
    },
  };
}

/** Returns, for each block that is marked for the cache, the text of the prompt up to its end. */
function markedBeginnings({ system, messages }: Record<string, unknown>): string[] {
  const contents = [system, ...(messages as { content: unknown }[]).map(({ content }) => content)];
  const blocks: TextBlock[] = contents.flatMap((content) =>
    Array.isArray(content) ? content : [{ text: content }],
  );
  let before = "";
  return blocks.flatMap(({ text, cache_control: control }) => {
    before += String(text ?? "");
    return control === undefined ? [] : [before];
  });
}

function findMessageFault(messages: unknown): [number, string] | null {
  if (!Array.isArray(messages) || messages.length === 0)
    return [400, "messages: at least one message is required"];
  if (messages[0].role !== "user") return [400, 'messages: first message must use the "user" role'];
  for (const { role, content } of messages) {
    if (role !== "user" && role !== "assistant") return [400, `messages: Unexpected role "${role}".`];
    const blocks: { text?: string }[] = typeof content === "string" ? [{ text: content }] : content;
    if (blocks.some(({ text }) => text === ""))
      return [400, "messages: text content blocks must be non-empty"];
  }
  return null;
}

function countTokens(body: Record<string, unknown>): number {
  return countIn(JSON.stringify([body.system, body.messages]));
}

function countIn(text: string): number {
  return Math.ceil(text.length / 4);
}
