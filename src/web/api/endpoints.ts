import type { Call } from "./request.ts";

/** Method and path of every endpoint that answers with one JSON value; a test holds it against the contract. */
export const ENDPOINTS = {
  me: { get: ["GET", "/me"], consent: ["PUT", "/me/consent"] },
  cards: {
    list: ["GET", "/cards"],
    get: ["GET", "/cards/{slug}"],
    blockTypes: ["GET", "/block-types"],
  },
  personalCards: {
    mine: ["GET", "/cards/{slug}/mine"],
    advise: ["POST", "/cards/{slug}/advice"],
    take: ["POST", "/cards/{slug}/take"],
  },
  reflections: {
    list: ["GET", "/reflections"],
    get: ["GET", "/cards/{slug}/reflections/{prompt}"],
    save: ["PUT", "/cards/{slug}/reflections/{prompt}"],
  },
  draws: { seal: ["POST", "/draws"], statistics: ["GET", "/draws/statistics"] },
  readings: { stop: ["POST", "/readings/{key}/stop"] },
  insights: {
    list: ["GET", "/insights"],
    get: ["GET", "/insights/{id}"],
    update: ["PATCH", "/insights/{id}"],
    remove: ["DELETE", "/insights/{id}"],
    restore: ["POST", "/insights/{id}/restore"],
    report: ["POST", "/insights/{id}/report"],
  },
  steps: {
    list: ["GET", "/steps"],
    update: ["PATCH", "/insights/{id}/steps/{index}"],
    shrink: ["POST", "/insights/{id}/steps/{index}/smaller"],
  },
  blocks: {
    list: ["GET", "/blocks"],
    create: ["POST", "/blocks"],
    get: ["GET", "/blocks/{id}"],
    update: ["PATCH", "/blocks/{id}"],
    remove: ["DELETE", "/blocks/{id}"],
    restore: ["POST", "/blocks/{id}/restore"],
  },
  chat: {
    messages: ["GET", "/insights/{id}/messages"],
    stop: ["POST", "/insights/{id}/messages/{clientMessageId}/stop"],
    reset: ["POST", "/insights/{id}/conversation/reset"],
    remove: ["DELETE", "/insights/{id}/conversation"],
    restore: ["POST", "/insights/{id}/conversation/restore"],
    topics: ["GET", "/chat/topics"],
  },
  profile: { get: ["GET", "/profile"], save: ["PUT", "/profile"] },
  places: { search: ["GET", "/places"] },
  account: { devices: ["GET", "/account/devices"], remove: ["DELETE", "/account"] },
  settings: { get: ["GET", "/settings"], save: ["PUT", "/settings"] },
  help: { lines: ["GET", "/help-lines"] },
  home: { get: ["GET", "/home"] },
  ads: { count: ["POST", "/ads/{id}/{event}"] },
  waitlist: {
    join: ["POST", "/waitlist"],
    confirm: ["POST", "/waitlist/confirm"],
    leave: ["POST", "/waitlist/leave"],
  },
} as const satisfies Record<string, Record<string, readonly [Call["method"], `/${string}`]>>;
