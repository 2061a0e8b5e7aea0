// A fake of Google's Gemini API on loopback, with the wire format and the refusals of the real API.
import {
  type FakeOptions,
  type FakeProvider,
  type FakeRequest,
  fittingReply,
  startFake,
  type Wire,
} from "./fake-provider.ts";

export interface FakeGoogleOptions extends FakeOptions {
  /** The model that the fake knows. */
  model?: string;
}

/** Starts the fake. Without a script it answers each request with a reply that fits the request's purpose. */
export function startFakeGoogle(options: FakeGoogleOptions = {}): Promise<FakeProvider> {
  return startFake(googleWire(options), { script: fittingReply, ...options });
}

const STATUSES: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};
const USAGE = {
  promptTokenCount: 2400,
  candidatesTokenCount: 120,
  thoughtsTokenCount: 80,
  totalTokenCount: 2600,
};
const FINISH = { stop: "STOP", length: "MAX_TOKENS", filter: "PROHIBITED_CONTENT" };

function googleWire({ model = "gemini-3.8-flash", apiKey = "test-key" }: FakeGoogleOptions): Wire {
  return {
    path: `/v1beta/models/${model}:streamGenerateContent`,
    refuse: (request) => findFault(request, { apiKey, model }),
    error: errorBody,
    begin: () => "",
    openText: () => "",
    delta: (text) => event({ candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0 }] }),
    end: (_request, stop) =>
      event({
        candidates: [{ finishReason: FINISH[stop], index: 0 }],
        usageMetadata: USAGE,
        modelVersion: model,
      }),
    // The API has no field for the words of a refusal.
    refusal: () => event({ candidates: [{ finishReason: FINISH.filter, index: 0 }], usageMetadata: USAGE }),
    tool: () =>
      event({
        candidates: [
          {
            content: { role: "model", parts: [{ functionCall: { name: "shuffle", args: {} } }] },
            finishReason: "STOP",
          },
        ],
      }),
    errorEvent: (message) => event(errorBody(503, message)),
  };
}

function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\r\n\r\n`;
}

function errorBody(status: number, message: string, detail?: string) {
  const details = detail === undefined ? {} : { details: [JSON.parse(detail)] };
  return { error: { code: status, message, status: STATUSES[status] ?? "UNKNOWN", ...details } };
}

const OPTIONS = ["contents", "systemInstruction", "generationConfig"];
const SETTINGS = ["maxOutputTokens", "temperature", "thinkingConfig"];

function findFault(
  { headers, body }: FakeRequest,
  { apiKey, model }: { apiKey: string; model: string },
): { status: number; body: unknown } | null {
  const refused = (message: string, detail?: string) => ({
    status: 400,
    body: errorBody(400, message, detail),
  });
  if (headers["x-goog-api-key"] !== apiKey)
    return refused("API key not valid. Please pass a valid API key.", '{"reason":"API_KEY_INVALID"}');
  const settings = Object(body.generationConfig);
  const unknown =
    Object.keys(body).find((name) => !OPTIONS.includes(name)) ??
    Object.keys(settings).find((name) => !SETTINGS.includes(name));
  if (unknown !== undefined) return refused(`Invalid JSON payload received. Unknown name "${unknown}"`);
  const { thinkingLevel, thinkingBudget } = Object(settings.thinkingConfig);
  if (model.startsWith("gemini-3") && ![undefined, "low", "medium", "high"].includes(thinkingLevel))
    return refused(`Thinking level ${String(thinkingLevel).toUpperCase()} is not supported for this model.`);
  if (model.startsWith("gemini-3") && thinkingBudget === 0)
    return refused("Thinking cannot be turned off for this model.");
  if (model.startsWith("gemma") && settings.thinkingConfig !== undefined)
    return refused("Thinking is not enabled for this model.");
  return null;
}
