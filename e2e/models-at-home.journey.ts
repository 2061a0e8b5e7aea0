import { afterAll, beforeAll, expect } from "vitest";
import { takesExam } from "#test-support/fake-exam-model.ts";
import {
  type FakeHost,
  pulling,
  pulls,
  saysInChat,
  startFakeOllama,
} from "#test-support/fake-model-hosts.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { runCommand } from "#test-support/run-command.ts";
import { journey } from "./support/journey.ts";
import type { RunningApp } from "./support/launch-app.ts";
import { comesToAReading } from "./support/reading-steps.ts";
import { startApp } from "./support/start-app.ts";

/** Holds the test of the model at its third text. */
const gate = Promise.withResolvers<void>();
let ollama: FakeHost;
let app: RunningApp;
beforeAll(async () => {
  ollama = await startFakeOllama([
    { name: "llama3.2:3b", capabilities: ["completion"] },
    { name: "nomic-embed-text:latest", capabilities: ["embedding"] },
  ]);
  ollama.answers["POST /v1/chat/completions"] = (request) => {
    const prompt = JSON.stringify(request.body);
    if (prompt.includes("my brother never")) return saysInChat(FAKE_READING_TEXT)(request);
    if (prompt.includes("rewrite the same email"))
      return saysInChat("Press send. The ducks will not judge the comma.")(request);
    return takesExam(undefined, (id) => (id === "novel" ? gate.promise : undefined))(request);
  };
  ollama.answers["POST /api/pull"] = pulls([pulling(500_000_000)], new Promise(() => {}));
  app = await startApp({ OLLAMA_HOST: ollama.url });
});
afterAll(() => ollama.close());

journey(
  "an administrator finds the model on the server's machine, tries it, chooses it, and it writes the next reading when it has passed its test",
  () => app,
  async ({ someone, app: { dataDir, url } }) => {
    const admin = await someone({ viewport: { width: 360, height: 740 } });
    await admin.getsAnAccount();
    await runCommand("admin", ["grant", admin.email], { DATA_DIR: dataDir, APP_URL: url });
    await admin.opens("/admin");
    await admin.presses("Models");
    await admin.sees(/One that you choose here is tested first/);
    await admin.sees(/3\.2B parameters · 2\.0 GB/);
    expect(await admin.page.getByText("nomic-embed-text").count()).toBe(0);
    expect(await admin.faults()).toEqual([]);

    await admin.presses(/^Try it/);
    await admin.sees(/The ducks will not judge the comma/);
    await admin.sees(/first word after/);
    expect(await admin.faults()).toEqual([]);

    await admin.types(/A name from Ollama’s library/, "qwen3:4b");
    await admin.presses("Fetch");
    await admin.sees("fetched: 0.5 GB of 2.0 GB");
    await admin.presses(/^Stop/);
    await admin.sees(/^stopped at 0\.5 GB of 2\.0 GB/);

    await admin.presses(/^Use it/);
    await admin.sees("Being tested: text 3 of 16");
    await admin.sees(/does not answer: people get their page without a model/);
    expect(await admin.faults()).toEqual([]);
    gate.resolve();
    await admin.sees("It may read");
    await admin.sees(/^llama3\.2:3b at 127\.0\.0\.1/);
    await admin.presses("Look at its answers");
    await admin.sees(/Somebody who has counted the tablets/);
    expect(await admin.faults()).toEqual([]);
    const reader = await someone();
    await comesToAReading(reader, { words: "Why does my brother never call me back?" });
    expect(ollama.asked.filter((asked) => asked.includes("chat")).length).toBeGreaterThan(1);

    await ollama.close();
    await admin.presses("Look again");
    await admin.sees(/Ollama does not answer, so llama3\.2:3b does not either/);
    await admin.presses("Answer without a model");
    await admin.sees(/One that you choose here is tested first/);
    await admin.presses("Activity log");
    await admin.sees(`${admin.email} chose the model llama3.2:3b (Ollama).`);
  },
);
