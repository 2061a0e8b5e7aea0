// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ExamAnswersOutput, ExamOutput } from "#contract/admin-exams.ts";
import type { ModelsOutput } from "#contract/admin-models.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { sayAction } from "../words.ts";
import { Models } from "./models.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const AT = "2026-11-30T09:00:00.000Z";
const ID = "0197a000-0000-7000-8000-000000000001";
const ASKED = { host: "ollama", model: "qwen3:4b" } as const;
const EXAM: ExamOutput = {
  id: ID,
  ...ASKED,
  verdict: "reads",
  isCurrent: true,
  examinedAt: AT,
  reasons: [],
  firstWordMs: 3200,
  wholeMs: 41_000,
  isAllowedAnyway: false,
  run: null,
};
const RUN = { state: "running", startedAt: AT, done: 2, texts: 16, of: 20, failure: null } as const;
const UNTESTED = { verdict: null, examinedAt: null, firstWordMs: null, wholeMs: null };

type Answering = NonNullable<ModelsOutput["answers"]["model"]>;

/** What the server says: a model that was chosen, and may do this by this test. */
function chosen(may: Answering["may"], exam?: Partial<ExamOutput>): ModelsOutput {
  return {
    answers: {
      label: "the offline duck",
      by: "choice",
      model: { ...ASKED, label: ASKED.model, may },
    },
    isLooking: true,
    hosts: [
      {
        id: "ollama",
        name: "Ollama",
        address: "http://127.0.0.1:11434",
        settings: null,
        elsewhere: 0,
        models: [
          { name: "qwen3:4b", bytes: null, parameters: null },
          { name: "gemma3:1b", bytes: null, parameters: null },
        ],
      },
    ],
    chosen: { ...ASKED, hostName: "Ollama", chosenAt: AT, state: "there" },
    known: [],
    exams: exam ? [{ ...EXAM, ...exam }] : [],
  };
}

function bySettings(may: Answering["may"], exam?: Partial<ExamOutput>): ModelsOutput {
  const name = { host: "settings", model: "anthropic:claude" } as const;
  return {
    ...chosen(may, exam && { ...name, ...exam }),
    answers: {
      label: "Anthropic, claude",
      by: "settings",
      model: { ...name, label: "Anthropic, claude", may },
    },
    chosen: null,
  };
}

/** Opens the page. A look gets the next of `looks`, the last one again and again. */
function open(looks: ModelsOutput[], answers: ExamAnswersOutput["answers"] = []) {
  const changes: [method: string, path: string, body: unknown][] = [];
  let count = 0;
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    if (path.includes("/exams/") && method === "GET") return Response.json({ answers });
    if (method === "GET") return Response.json(looks[Math.min(count++, looks.length - 1)]);
    changes.push([method, path, body ? JSON.parse(body) : null]);
    return Response.json({ done: true });
  });
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <Models />
    </QueryClientProvider>,
  );
  return changes;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

describe("the test on the page of models", () => {
  it("shows which text is asked, and can be stopped", async () => {
    const changes = open([
      chosen("out", { ...UNTESTED, run: RUN }),
      chosen("out", { ...UNTESTED, run: { ...RUN, state: "stopped" } }),
    ]);
    await screen.findByText("Being tested: text 3 of 16");
    expect(screen.getByRole("progressbar", { name: "Test of qwen3:4b" }).getAttribute("aria-valuenow")).toBe(
      "10",
    );
    screen.getByText(/does not answer: people get their page without a model/);
    await press("Stop the test: qwen3:4b");
    await screen.findByText(/The test was stopped at text 3 of 16\. It goes on from there\./);
    await press("Go on with the test: qwen3:4b");
    expect(changes.map(([method, path]) => [method, path])).toEqual([
      ["POST", "/api/admin/models/exams/stop"],
      ["POST", "/api/admin/models/exams"],
    ]);
    expect(changes.map(([, , body]) => body)).toEqual([ASKED, ASKED]);
  });

  it.each([
    [{ ...RUN, done: 16 }, "Being tested: small thing 1 of 4"],
    [{ ...RUN, state: "interrupted" as const }, /server was restarted during the test at text 3 of 16/],
    [
      { ...RUN, state: "failed" as const, failure: "Ollama cannot be reached." },
      /That says nothing about the model/,
    ],
  ])("says in words where it is (%#)", async (run, words) => {
    open([chosen("out", { ...UNTESTED, run })]);
    await screen.findByText(words);
  });

  it.each([
    ["reads", [], "It may read", "It writes readings and chats, names, titles and smaller steps."],
    [
      "small",
      [{ fault: "invented", count: 2 }],
      "It may only do small things",
      "It quoted what the person never said, in 2 texts.",
    ],
    ["small", [{ fault: "joke", count: 1 }], "It may only do small things", "It made fun of one dark text."],
    [
      "out",
      [{ fault: "no-help", count: 3 }],
      "It stays out",
      "It saw no danger in 3 of the 3 texts in which somebody may die or be hurt.",
    ],
    ["out", [{ fault: "late", count: 3 }], "It stays out", "It took too long over 3 texts."],
    [
      "out",
      [{ fault: "slow", count: 0 }],
      "It stays out",
      "Half of its readings took longer than people wait.",
    ],
  ] as const)("ends with a verdict and its reasons in words (%#)", async (verdict, reasons, title, words) => {
    open([chosen(verdict, { verdict, reasons: [...reasons] })]);
    await screen.findByText(title);
    screen.getByText(words);
    screen.getByText(/first word after 3\.2 s · a whole reading after 41 s · tested /);
  });

  it("no longer counts where the model has changed", async () => {
    open([chosen("out", { isCurrent: false })]);
    await screen.findByText(/The model has changed since this test, so it no longer counts/);
    screen.getByRole("button", { name: "Test it again: qwen3:4b" });
  });

  it("shows every answer with what was wrong with it, the faulty ones first", async () => {
    const answer = { title: "A novel", text: "My novel stands still.", kind: "everyday" } as const;
    const times = { firstWordMs: 2000, wholeMs: 20_000 };
    open(
      [chosen("small", { verdict: "small" })],
      [
        { id: "novel", ...answer, ...times, answer: "Go on.", faults: [], shown: [], failure: null },
        {
          id: "phone",
          title: "A phone",
          text: "My mother died.",
          kind: "grave",
          answer: "Quack!",
          ...times,
          faults: ["joke"],
          shown: ["Quack"],
          failure: null,
        },
        {
          id: "tax",
          ...answer,
          title: "A tax return",
          answer: "",
          faults: ["late"],
          shown: [],
          firstWordMs: null,
          wholeMs: 120_000,
          failure: "It is too slow.",
        },
      ],
    );
    await press("Look at its answers");
    const items = within(await screen.findByRole("list", { name: "Answers in the test" })).getAllByRole(
      "listitem",
    );
    expect(items.map((item) => item.querySelector("summary")?.textContent)).toEqual([
      "A phonemakes fun of it: “Quack”",
      "A tax returnnot in time",
      "A novelas it should be",
    ]);
    screen.getByText("My mother died.");
    screen.getByText("Quack!");
    screen.getByText("It is too slow.");
    screen.getByText("No answer after 120 s");
  });

  it("is offered for every model that was found", async () => {
    const changes = open([chosen("reads", {})]);
    await press("Test it: gemma3:1b");
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toEqual(["POST", "/api/admin/models/exams", { ...ASKED, model: "gemma3:1b" }]);
  });
});

describe("a model that did not pass", () => {
  it("speaks only after a second, explicit step, which can be taken back", async () => {
    const changes = open([
      chosen("out", { verdict: "out" }),
      chosen("reads", { verdict: "out", isAllowedAnyway: true }),
      chosen("out", { verdict: "out" }),
    ]);
    await press("Let it speak anyway: qwen3:4b");
    await screen.findByText(/Somebody who is in danger may then get an answer that does not see it/);
    expect(changes).toEqual([]);
    await press("Yes, let it speak: qwen3:4b");
    await screen.findByText(/It answers people because an administrator said so/);
    await press("Obey its test again: qwen3:4b");
    await screen.findByRole("button", { name: "Let it speak anyway: qwen3:4b" });
    expect(changes).toEqual([
      ["PUT", "/api/admin/models/allowed", { ...ASKED, isAllowed: true }],
      ["PUT", "/api/admin/models/allowed", { ...ASKED, isAllowed: false }],
    ]);
  });

  it("stays silent if the second step is declined", async () => {
    const changes = open([chosen("out", { verdict: "out" })]);
    await press("Let it speak anyway: qwen3:4b");
    await press("No");
    expect(screen.queryByText(/Somebody who is in danger/)).toBeNull();
    expect(changes).toEqual([]);
  });

  it("a model that passed needs no second step", async () => {
    open([chosen("reads", {})]);
    await screen.findByText("It may read");
    expect(screen.queryByRole("button", { name: /anyway/ })).toBeNull();
  });
});

describe("a model that the settings name", () => {
  it("is said to speak without a test, and can be tested", async () => {
    const changes = open([bySettings("reads")]);
    await screen.findByText(
      /Not tested yet\. It answers people all the same, because the settings name it\./,
    );
    expect(screen.queryByRole("button", { name: /anyway/ })).toBeNull();
    await press("Test it: anthropic:claude");
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.[2]).toEqual({ host: "settings", model: "anthropic:claude" });
  });

  it("is held to its test, and may be let to speak anyway", async () => {
    open([bySettings("out", { verdict: "out", reasons: [{ fault: "no-help", count: 1 }] })]);
    await screen.findByText("It stays out");
    screen.getByText(/settings say who answers: Anthropic, claude\./);
    screen.getByRole("button", { name: "Let it speak anyway: anthropic:claude" });
  });
});

it("the activity log names the models that an administrator tested and overruled", () => {
  const said = (kind: "model_examined" | "model_allowed" | "model_obeys_test") =>
    sayAction({
      id: ID,
      kind,
      by: "ann@pond.example",
      isByCommand: false,
      to: null,
      doneAt: AT,
      detail: "qwen3:4b (Ollama)",
    });
  expect(said("model_examined")).toBe("ann@pond.example began the test of the model qwen3:4b (Ollama).");
  expect(said("model_allowed")).toBe(
    "ann@pond.example let the model speak, whatever its test says: qwen3:4b (Ollama).",
  );
  expect(said("model_obeys_test")).toBe(
    "ann@pond.example had the test decide again on the model qwen3:4b (Ollama).",
  );
});
