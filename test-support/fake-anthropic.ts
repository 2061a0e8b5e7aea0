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

function anthropicWire(options: FakeAnthropicOptions): Wire {
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
          usage: { input_tokens: countTokens(body), output_tokens: 1 },
        },
      }) + event("ping", {}),
    openText: () => event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    delta: (text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
    end: (_request, stop) =>
      event("content_block_stop", { index: 0 }) +
      event("message_delta", {
        delta: { stop_reason: stop === "stop" ? "end_turn" : "max_tokens", stop_sequence: null },
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
  return findMessageFault(body.messages);
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
  return Math.ceil(JSON.stringify([body.system, body.messages]).length / 4);
}
