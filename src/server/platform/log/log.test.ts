import { describe, expect, it } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";

describe("the log", () => {
  it("keeps an error's causes and stack", () => {
    const { log, lines } = createLogCatcher();
    log.error({ err: new Error("outer", { cause: new TypeError("inner") }) }, "failed");
    expect(lines[0]).toMatchObject({
      msg: "failed",
      err: { name: "Error", message: "outer", cause: { name: "TypeError", message: "inner" } },
    });
    expect(JSON.stringify(lines)).toContain("log.test.ts");
  });

  it("leaves out a statement's values and an error's other fields", () => {
    const { log, lines } = createLogCatcher();
    const failed = Object.assign(new Error("Failed query: insert ... params: my secret"), {
      params: ["my secret"],
    });
    const detailed = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (name)=(my secret)",
    });
    log.error({ err: failed }, "one");
    log.error({ err: detailed }, "two");
    expect(JSON.stringify(lines)).not.toContain("my secret");
    expect(lines[1]).toMatchObject({ err: { code: "23505", message: "duplicate key" } });
  });

  it("redacts fields that are named like content or a secret", () => {
    const { log, lines } = createLogCatcher();
    log.info({ email: "a@b.c", headers: { cookie: "session=1" }, count: 2 }, "hm");
    expect(lines[0]).toMatchObject({ email: "[Redacted]", headers: { cookie: "[Redacted]" }, count: 2 });
  });
});
