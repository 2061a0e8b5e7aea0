// The errors of the fake Notion, in the form of the real ones.

/** A request that is refused: its status and the answer's body. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return new Refusal(status, { object: "error", status, code, message }, headers);
}

export const unauthorized = () => refusal(401, "unauthorized", "API token is invalid.");
export const invalidRequest = (message: string) => refusal(400, "validation_error", message);
export const invalidJson = (cause: unknown) =>
  Object.assign(refusal(400, "invalid_json", "Error parsing JSON body."), { cause });
export const notFound = (id: string) =>
  refusal(
    404,
    "object_not_found",
    `Could not find object with ID: ${id}. Make sure the relevant pages and databases are shared with your integration.`,
  );
export const forbidden = () =>
  refusal(403, "restricted_resource", "Insufficient permissions for this endpoint.");
export const rateLimited = (seconds: number) =>
  refusal(429, "rate_limited", "You have been rate limited. Please try again later.", {
    "retry-after": String(seconds),
  });
export const overloaded = (seconds: number) =>
  refusal(529, "service_overload", "Notion is overloaded.", { "retry-after": String(seconds) });
export const broken = (status: number) =>
  refusal(status, "internal_server_error", "Unexpected error occurred.");
export const unknownRoute = (method: string, path: string) =>
  refusal(400, "invalid_request_url", `Invalid request URL: ${method} ${path}`);

/** An error of the token endpoint, in the form of OAuth. */
export const oauthError = (status: number, error: string) =>
  new Refusal(status, { error, error_description: "The grant was not accepted." });
