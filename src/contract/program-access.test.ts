import { isContractProcedure } from "@orpc/contract";
import { describe, expect, it } from "vitest";
import { contract } from "./contract.ts";
import type { EndpointMeta } from "./endpoint.ts";
import { scopeFor } from "./program-access.ts";

/** The areas in which every endpoint is closed to programs. */
const CLOSED_AREAS = [
  "account",
  "admin",
  "ads",
  "billing",
  "credentials",
  "imports",
  "notion",
  "pictures",
  "programs",
  "recovery",
  "reminders",
  "settings",
  "signIn",
  "waitlist",
];

const endpoints = Object.entries(contract).flatMap(([area, members]) =>
  Object.entries(members).map(([name, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${area}.${name} is no endpoint`);
    const { route, meta } = procedure["~orpc"];
    const endpoint = { path: [area, name], method: route.method, meta: meta as EndpointMeta };
    return { ...endpoint, area, name: `${area}.${name}`, scope: scopeFor(endpoint) };
  }),
);

describe("the scope of an endpoint for programs", () => {
  it("is none in areas that are dangerous, and a new area is closed until it is named", () => {
    const open = new Set(endpoints.filter(({ scope }) => scope !== null).map(({ area }) => area));
    const areas = Object.keys(contract);
    expect(areas.filter((area) => !open.has(area)).toSorted()).toEqual(CLOSED_AREAS);
    const unnamed = { path: ["newArea", "get"], method: "GET", meta: { access: "account" as const } };
    expect(scopeFor(unnamed)).toBeNull();
  });

  it("is none where the endpoint needs a proof or an administrator", () => {
    const proven = { path: ["blocks", "list"], method: "GET", meta: { access: "account" as const } };
    expect(scopeFor(proven)).toBe("read");
    expect(scopeFor({ ...proven, meta: { ...proven.meta, needsProof: true } })).toBeNull();
    expect(scopeFor({ ...proven, meta: { access: "admin" } })).toBeNull();
    expect(endpoints.filter(({ meta }) => meta.needsProof).length).toBeGreaterThan(3);
  });

  it("is write for whatever changes something", () => {
    const writes = endpoints.filter(({ scope }) => scope === "write");
    expect(writes.length).toBeGreaterThan(30);
    expect(endpoints.filter(({ scope, method }) => scope === "read" && method !== "GET")).toEqual([]);
    expect(endpoints.find(({ name }) => name === "session.consent")?.scope).toBeNull();
  });
});
