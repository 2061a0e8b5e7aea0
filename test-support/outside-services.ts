// The services outside that the app may use, Stripe, Notion and Ollama, for a test that calls every endpoint: what they are told to do
// between two calls, and what they then answer.
import { notionQueue } from "#server/features/notion/notion-queue.ts";
import { startFakeOllama } from "./fake-model-hosts.ts";
import { addPage } from "./fake-notion/store.ts";
import { startFakeNotion } from "./fake-notion.ts";
import { startFakeStripe } from "./fake-stripe.ts";
import { presses } from "./shop.ts";
import type { TestApp } from "./test-app.ts";
import { createTestClock } from "./test-clock.ts";

/** The model in the examples of the contract. */
const OLLAMA_MODEL = "llama3.2:3b";

/** Starts the services. The app needs their `settings` and `clock`, and is then told of by `serve`. */
export async function openOutsideServices() {
  const clock = createTestClock();
  const place = { url: "" };
  const stripe = await startFakeStripe(() => `${place.url}/api/billing/webhook`, { now: () => clock.now() });
  const notion = await startFakeNotion();
  const ollama = await startFakeOllama([{ name: OLLAMA_MODEL }]);
  const journal = addPage(notion.store, { title: "Journal" });
  const bodies: Record<string, object> = { "notion.choose": { kind: "page", id: journal.id } };

  /** By endpoint: what happens outside after its call, which answered with this text. */
  const afterwards = (app: TestApp): Record<string, (text: string) => Promise<void>> => ({
    "billing.checkout": async (text) => {
      await presses(JSON.parse(text).url, "pay");
      await stripe.deliver();
    },
    "notion.authorize": async (text) => {
      const { searchParams } = await notion.press(JSON.parse(text).url, "allow");
      bodies["notion.connect"] = Object.fromEntries(searchParams);
    },
    "notion.order": async () => {
      const queue = notionQueue(app.dependencies);
      for (const order of await queue.waiting()) await queue.run(order);
    },
  });

  return {
    clock,
    settings: { ...stripe.settings, ...notion.settings, OLLAMA_HOST: ollama.url },
    /** Returns the body of an endpoint's request that depends on these services; nothing for other endpoints. */
    bodyOf: (name: string) => bodies[name] && { body: bodies[name] },
    /** Tells the services where the app is. Returns a function that lets happen outside what follows from a call. */
    serve(app: TestApp) {
      place.url = app.url;
      const acts = afterwards(app);
      return async (name: string, text: string) => await acts[name]?.(text);
    },
    close: () => Promise.all([stripe.close(), notion.close(), ollama.close()]),
  };
}
