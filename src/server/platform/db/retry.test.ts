import pg from "pg";
import { describe, expect, it } from "vitest";
import { retryRefused, retryRolledBack, type TransactionAttempt } from "./retry.ts";

describe("work on the database", () => {
  it.each([
    ["a serialization failure", said("40001")],
    ["a deadlock", said("40P01")],
    ["a connection that the server ended", said("57P01")],
    ["a server that became a standby", said("25006")],
    ["a connection that was closed before anything was written", broken("EPIPE")],
  ])("runs again after %s, even if COMMIT was sent", async (_name, error) => {
    const { runs, work } = failing(error, { times: 1, mayHaveCommitted: true });
    await expect(retryRolledBack(work)).resolves.toBe("done");
    expect(runs()).toBe(2);
  });

  it.each([
    ["a crash of the server", said("57P02")],
    ["a connection lost while its answer was awaited", broken("ECONNRESET")],
    ["a connection that ended without a word", new Error("Connection terminated unexpectedly")],
    ["a refused connection", broken("ECONNREFUSED")],
    ["a socket that is not there", Object.assign(broken("ENOENT"), { syscall: "connect" })],
  ])("runs again after %s only if COMMIT was not sent", async (_name, error) => {
    const before = failing(error, { times: 3, mayHaveCommitted: false });
    await expect(retryRolledBack(before.work)).resolves.toBe("done");
    expect(before.runs()).toBe(4);
    const after = failing(error, { times: 1, mayHaveCommitted: true });
    await expect(retryRolledBack(after.work)).rejects.toBe(error);
    expect(after.runs()).toBe(1);
  });

  it.each([
    ["a broken rule", said("23505")],
    ["a full disk", said("53100")],
    ["an answer that did not come in time", new Error("Query read timeout")],
    ["a missing file", broken("ENOENT")],
    ["anything else", new Error("no")],
  ])("does not run again after %s", async (_name, error) => {
    const { runs, work } = failing(error, { times: 1, mayHaveCommitted: false });
    await expect(retryRolledBack(work)).rejects.toBe(error);
    expect(runs()).toBe(1);
  });
});

describe("opening a connection", () => {
  it("is retried while the server starts", async () => {
    const { runs, work } = failing(said("57P03"), { times: 2, mayHaveCommitted: false });
    await expect(retryRefused(() => work({ mayHaveCommitted: false }))).resolves.toBe("done");
    expect(runs()).toBe(3);
  });

  it("is not retried if the password is wrong", async () => {
    const error = said("28P01");
    const { runs, work } = failing(error, { times: 1, mayHaveCommitted: false });
    await expect(retryRefused(() => work({ mayHaveCommitted: false }))).rejects.toBe(error);
    expect(runs()).toBe(1);
  });
});

function failing(error: Error, { times, mayHaveCommitted }: { times: number; mayHaveCommitted: boolean }) {
  let runs = 0;
  return {
    runs: () => runs,
    async work(attempt: TransactionAttempt) {
      runs += 1;
      attempt.mayHaveCommitted = mayHaveCommitted;
      if (runs <= times) throw error;
      return "done";
    },
  };
}

function said(code: string): Error {
  return Object.assign(new pg.DatabaseError("said", 4, "error"), { code });
}

function broken(code: string): Error {
  return Object.assign(new Error(`write ${code}`), { code });
}
