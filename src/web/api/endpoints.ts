import type { Call } from "./request.ts";

/** Method and path of every endpoint that answers with one JSON value; a test holds it against the contract. */
export const ENDPOINTS = {
  me: { get: ["GET", "/me"], consent: ["PUT", "/me/consent"] },
  cards: {
    list: ["GET", "/cards"],
    get: ["GET", "/cards/{slug}"],
    blockTypes: ["GET", "/block-types"],
  },
  draws: { seal: ["POST", "/draws"] },
  readings: { stop: ["POST", "/readings/{key}/stop"] },
  insights: {
    list: ["GET", "/insights"],
    get: ["GET", "/insights/{id}"],
    update: ["PATCH", "/insights/{id}"],
    remove: ["DELETE", "/insights/{id}"],
    restore: ["POST", "/insights/{id}/restore"],
    report: ["POST", "/insights/{id}/report"],
  },
  blocks: {
    list: ["GET", "/blocks"],
    create: ["POST", "/blocks"],
    get: ["GET", "/blocks/{id}"],
  },
} as const satisfies Record<string, Record<string, readonly [Call["method"], `/${string}`]>>;
