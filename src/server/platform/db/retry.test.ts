import pg from "pg";
import { describe, expect, it } from "vitest";
import { retryRolledBack } from "./retry.ts";

describe("work on the database", () => {
  it.each([
    ["a serialization failure", said("40001")],
    ["a deadlock", said("40P01")],
    ["a connection that the server ended", said("57P01")],
    ["a connection that was closed before anything was written", broken("EPIPE")],
  ])("runs again after %s", async (_name, error) => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 1) throw error;
      return "done";
    };
    await expect(retryRolledBack(work)).resolves.toBe("done");
    expect(runs).toBe(2);
  });

  it.each([
    ["a broken rule", said("23505")],
    ["a connection lost while its answer was awaited", broken("ECONNRESET")],
    ["anything else", new Error("no")],
  ])("does not run again after %s: it may have taken effect", async (_name, error) => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      throw error;
    };
    await expect(retryRolledBack(work)).rejects.toBe(error);
    expect(runs).toBe(1);
  });
});

function said(code: string): Error {
  return Object.assign(new pg.DatabaseError("said", 4, "error"), { code });
}

function broken(code: string): Error {
  return Object.assign(new Error(`write ${code}`), { code });
}
