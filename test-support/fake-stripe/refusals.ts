// The errors of the fake Stripe, worded as the real one words them.
export interface StripeError {
  type: "invalid_request_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  param?: string;
}

/** An answer with an error, thrown by what handles a request. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: StripeError;
  constructor(status: number, error: StripeError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function noSuch(kind: string, id: string, param = "id"): Refusal {
  const isPath = param === "id";
  return new Refusal(isPath ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function wrongKey(key: string): Refusal {
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(8)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.";
  return new Refusal(401, { type: "invalid_request_error", message });
}

export function wrongVersion(version: string): Refusal {
  return new Refusal(400, {
    type: "invalid_request_error",
    message: `Invalid Stripe API version: ${version}`,
  });
}

export function missing(param: string): Refusal {
  return new Refusal(400, {
    type: "invalid_request_error",
    code: "parameter_missing",
    message: `Missing required param: ${param}.`,
    param,
  });
}

export function unknown(param: string): Refusal {
  return new Refusal(400, {
    type: "invalid_request_error",
    code: "parameter_unknown",
    message: `Received unknown parameter: ${param}`,
    param,
  });
}

export function invalid(param: string, message: string): Refusal {
  return new Refusal(400, { type: "invalid_request_error", message, param });
}

export function keyWithOtherParameters(key: string): Refusal {
  return new Refusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

export function unknownRoute(method: string, path: string): Refusal {
  return new Refusal(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}
