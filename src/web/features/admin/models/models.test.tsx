// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { KnownModelOutput, ModelsOutput } from "#contract/admin-models.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { sayAction } from "../words.ts";
import { Models } from "./models.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const AT = "2026-11-30T09:00:00.000Z";
const LLAMA = { name: "llama3.2:3b", bytes: 2_000_000_000, parameters: "3.2B" };
const OLLAMA: ModelsOutput["hosts"][number] = {
  id: "ollama",
  name: "Ollama",
  address: "http://127.0.0.1:11434",
  settings: "AI_MODEL=llama3.2:3b",
  models: [LLAMA, { name: "qwen3:4b", bytes: null, parameters: null }],
  elsewhere: 0,
};
const FOUND: ModelsOutput = {
  answers: { label: "the offline duck", by: "nobody", model: null },
  isLooking: true,
  hosts: [OLLAMA],
  chosen: null,
  known: [],
  exams: [],
};
const CHOSEN: ModelsOutput = {
  ...FOUND,
  answers: {
    label: "llama3.2:3b at 127.0.0.1:11434",
    by: "choice",
    model: { host: "ollama", model: LLAMA.name, label: LLAMA.name, may: "reads" },
  },
  chosen: { host: "ollama", hostName: "Ollama", model: LLAMA.name, chosenAt: AT, state: "there" },
};
const knowing = (known: Partial<KnownModelOutput>): ModelsOutput => ({
  ...FOUND,
  known: [{ host: "ollama", model: LLAMA.name, trial: null, fetch: null, ...known }],
});
const TRIAL = {
  state: "done" as const,
  startedAt: AT,
  answer: "Press send.",
  firstWordMs: 3210,
  wholeMs: 12_400,
  failure: null,
};
const FETCH = { state: "running" as const, startedAt: AT, bytes: 5e8, total: 2e9, failure: null };

/** Opens the page. A look gets the next of `looks`, the last one again and again; a change gets `answer`. */
function open(looks: ModelsOutput[], answer: () => Response = () => Response.json({ done: true })) {
  const changes: [method: string, path: string, body: unknown][] = [];
  let count = 0;
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === "GET") return Response.json(looks[Math.min(count++, looks.length - 1)]);
    changes.push([method, path, body ? JSON.parse(body) : null]);
    return answer();
  });
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <Models />
    </QueryClientProvider>,
  );
  return changes;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

describe("the page of models", () => {
  it("shows what was found and says that none is used", async () => {
    open([FOUND]);
    await screen.findByText(/No model is used/);
    const items = within(screen.getByRole("list", { name: "Models of Ollama" })).getAllByRole("listitem");
    expect(items.map((item) => item.querySelector("p")?.textContent)).toEqual([
      "llama3.2:3b3.2B parameters · 2.0 GB",
      "qwen3:4b",
    ]);
    expect(screen.getByText("AI_MODEL=llama3.2:3b")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Answer without a model" })).toBeNull();
  });

  it("chooses one with one press, shows that it answers, and ends the choice", async () => {
    const changes = open([FOUND, CHOSEN, FOUND]);
    await press("Use it: llama3.2:3b");
    await screen.findByText("llama3.2:3b at 127.0.0.1:11434");
    expect(screen.queryByRole("button", { name: "Use it: llama3.2:3b" })).toBeNull();
    await press("Answer without a model");
    await screen.findByText(/No model is used/);
    expect(changes).toEqual([
      ["PUT", "/api/admin/models/chosen", { host: "ollama", model: "llama3.2:3b" }],
      ["DELETE", "/api/admin/models/chosen", null],
    ]);
  });

  it.each([
    [
      "silent",
      /Ollama does not answer, so llama3\.2:3b does not either\. People get their page without a model/,
    ],
    ["gone", /Ollama does not have llama3\.2:3b any more\./],
  ] as const)("warns of a chosen model that is %s", async (state, words) => {
    open([{ ...CHOSEN, hosts: [], chosen: CHOSEN.chosen && { ...CHOSEN.chosen, state } }]);
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
  });

  it("says that the settings count more than a choice, and offers none then", async () => {
    open([{ ...CHOSEN, answers: { label: "Anthropic, claude", by: "settings", model: null } }]);
    await screen.findByText(/settings say who answers: Anthropic, claude\./);
    expect(screen.queryAllByRole("button", { name: /^Use it|without a model/ })).toEqual([]);
    expect(screen.getByRole("button", { name: "Try it: qwen3:4b" })).toBeTruthy();
  });

  it.each([
    ["nothing was found", { ...FOUND, hosts: [] }, /Start one of them, and look again\./, 1],
    ["the settings forbid a look", { ...FOUND, hosts: [], isLooking: false }, /FIND_MODELS is\s+off/, 0],
    [
      "a host has only models elsewhere",
      { ...FOUND, hosts: [{ ...OLLAMA, models: [], settings: null, elsewhere: 2 }] },
      /run on somebody else’s machines: 2\./,
      1,
    ],
  ])("says where %s", async (_, models, words, looks) => {
    open([models]);
    await screen.findByText(words);
    expect(screen.queryAllByRole("button", { name: "Look again" })).toHaveLength(looks);
  });

  it("shows why a change failed, in the server's words", async () => {
    const message = "Ollama does not answer at http://127.0.0.1:11434. Start it, and look again.";
    open([FOUND], () => Response.json({ error: { code: "conflict", message } }, { status: 409 }));
    await press("Use it: qwen3:4b");
    expect((await screen.findByRole("alert")).textContent).toBe(`Nothing was changed. ${message}`);
  });
});

describe("a trial on the page of models", () => {
  it("shows that it runs, then the answer and its times", async () => {
    const running = { ...TRIAL, state: "running" as const, answer: null, firstWordMs: null, wholeMs: null };
    const changes = open([FOUND, knowing({ trial: running }), knowing({ trial: TRIAL })]);
    await press("Try it: llama3.2:3b");
    await screen.findByText(/Loading a model for the first time may take/);
    await screen.findByText("“Press send.”", undefined, { timeout: 4000 });
    expect(screen.getByText(/first word after 3\.2 s, all of it after 12 s/)).toBeTruthy();
    expect(changes).toEqual([["POST", "/api/admin/models/trials", { host: "ollama", model: "llama3.2:3b" }]]);
  });

  it("that took no time has no figure of zero", async () => {
    open([knowing({ trial: { ...TRIAL, firstWordMs: 40, wholeMs: 940 } })]);
    await screen.findByText(/first word after less than 0\.1 s, all of it after 0\.9 s/);
  });

  it.each([
    [{ ...TRIAL, state: "failed", answer: null, failure: "It is too slow." } as const, /It is too slow\./],
    [{ ...TRIAL, state: "interrupted", answer: null } as const, /restarted before the answer came/],
  ])("that went wrong is a warning (%#)", async (trial, words) => {
    open([knowing({ trial })]);
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
  });
});

describe("a download on the page of models", () => {
  it("is begun by its name, shows how far it is, and is stopped", async () => {
    const changes = open([
      FOUND,
      knowing({ fetch: FETCH }),
      knowing({ fetch: { ...FETCH, state: "stopped" } }),
    ]);
    fireEvent.change(await screen.findByLabelText(/A name from Ollama’s library/), {
      target: { value: " qwen3:8b " },
    });
    await press("Fetch");
    await screen.findByText("fetched: 0.5 GB of 2.0 GB");
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("25");
    await press("Stop: llama3.2:3b");
    await screen.findByText(/^stopped at 0\.5 GB of 2\.0 GB/);
    await press("Go on: llama3.2:3b");
    await waitFor(() => expect(changes).toHaveLength(3));
    expect(changes).toEqual([
      ["POST", "/api/admin/models/fetches", { model: "qwen3:8b" }],
      ["POST", "/api/admin/models/fetches/stop", { model: "llama3.2:3b" }],
      ["POST", "/api/admin/models/fetches", { model: "llama3.2:3b" }],
    ]);
  });

  it.each([
    [{ ...FETCH, bytes: 0, total: 0 }, "asking Ollama’s library"],
    [{ ...FETCH, bytes: 2e9 }, "2.0 GB fetched, being checked"],
    [
      { ...FETCH, state: "interrupted" as const },
      /^interrupted at 0\.5 GB of 2\.0 GB, because the server was/,
    ],
    [{ ...FETCH, state: "failed" as const, failure: "The disk is full." }, "The disk is full."],
  ])("says in words where it is (%#)", async (fetch, words) => {
    open([knowing({ fetch })]);
    await screen.findByText(words);
  });

  it("is gone from the list when it is whole, and only Ollama fetches", async () => {
    open([knowing({ fetch: { ...FETCH, state: "done" } })]);
    await screen.findByText("Fetch a model");
    expect(screen.queryByRole("list", { name: "Downloads" })).toBeNull();
    cleanup();
    open([{ ...FOUND, hosts: [{ ...OLLAMA, id: "llama-cpp", name: "llama.cpp" }] }]);
    await screen.findByText("llama.cpp");
    expect(screen.queryByText("Fetch a model")).toBeNull();
  });
});

it("the activity log names the models that an administrator chose, tried and fetched", () => {
  const said = (kind: "model_chosen" | "model_dropped" | "model_fetched", detail: string | null) =>
    sayAction({ id: "1", kind, by: "ann@pond.example", isByCommand: false, to: null, detail, doneAt: AT });
  expect(said("model_chosen", "qwen3:4b (Ollama)")).toBe(
    "ann@pond.example chose the model qwen3:4b (Ollama).",
  );
  expect(said("model_fetched", "qwen3:4b (Ollama)")).toBe(
    "ann@pond.example began to fetch the model qwen3:4b (Ollama).",
  );
  expect(said("model_dropped", null)).toBe("ann@pond.example ended the choice of a model.");
});
