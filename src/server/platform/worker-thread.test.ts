import { describe, expect, it, vi } from "vitest";
import type { ToAnsweringThread } from "#test-support/answer-in-thread.ts";
import { createWorkerThread } from "./worker-thread.ts";

const script = new URL(import.meta.resolve("#test-support/answer-in-thread.ts"));

async function* messages(...sent: ToAnsweringThread[]): AsyncGenerator<ToAnsweringThread> {
  yield* sent;
}

describe("a worker thread", () => {
  it("answers tasks one after the other, each from its own messages", async () => {
    const thread = createWorkerThread<ToAnsweringThread>(script);
    const answers = ["one", "two"].map((text) =>
      thread.run(messages({ text: "task" }, { text, outcome: "answer" })),
    );
    expect(await Promise.all(answers)).toEqual(["task one", "task two"]);
  });

  it("that serves many tasks adds no listener with each", async () => {
    const warn = vi.spyOn(process, "emitWarning");
    const thread = createWorkerThread<ToAnsweringThread>(script);
    for (let task = 0; task < 20; task++) await thread.run(messages({ text: "task", outcome: "answer" }));
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(["end", "throw", "fill the memory"] as const)(
    "that should %s makes its task unavailable, and the next task gets a new thread",
    async (outcome) => {
      const thread = createWorkerThread<ToAnsweringThread>(script);
      const failing = thread.run(messages({ text: "lost", outcome }));
      const next = thread.run(messages({ text: "next", outcome: "answer" }));
      await expect(failing).rejects.toMatchObject({ code: "unavailable" });
      expect(await next).toBe("next");
    },
  );

  it("forgets the messages of a task whose making failed", async () => {
    const thread = createWorkerThread<ToAnsweringThread>(script);
    async function* broken(): AsyncGenerator<ToAnsweringThread> {
      yield { text: "half" };
      throw new Error("The rows could not be read");
    }
    await expect(thread.run(broken())).rejects.toThrow("The rows could not be read");
    expect(await thread.run(messages({ text: "whole", outcome: "answer" }))).toBe("whole");
  });
});
