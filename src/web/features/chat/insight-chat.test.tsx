// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatEvent, ChatHistory, ChatMessageOutput } from "#contract/chat.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { InsightChat } from "./insight-chat.tsx";
import { outboxKey } from "./outbox.ts";

const PLACE = { userId: "u1", insightId: "i1" };
const PATH = "/api/insights/i1/messages";
const AT = "2026-11-21T10:00:00.000Z";
const WELCOME = "Right. The Branch said its piece.";

interface Asked {
  method: string;
  path: string;
  body: { clientMessageId: string; content: string; goOnAnyway?: boolean };
}
type Answerer = (asked: Asked) => Response | Promise<Response>;

let asked: Asked[];
let history: () => Response;
let answer: Answerer;
beforeEach(() => {
  asked = [];
  history = () => json(historyOf([]));
  answer = ({ body }) => stream([...reply(body.content)]);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
    const call: Asked = { method, path, body: body === null ? null : JSON.parse(body) };
    asked.push(call);
    return method === "GET" ? history() : await answer(call);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

function refusal(status: number, error: Record<string, unknown>): Response {
  return json({ error }, status);
}

function historyOf(messages: ChatMessageOutput[], fields: Partial<ChatHistory> = {}): ChatHistory {
  return { conversation: null, welcome: WELCOME, messages, hasEarlier: false, ...NOTHING_BESIDE, ...fields };
}

const TAPS: ChatHistory["taps"] = [
  { tap: "smaller", words: "Make it smaller" },
  { tap: "in-the-way", words: "Something got in the way" },
  { tap: "did-it", words: "I did it" },
  { tap: "aloud", words: "Say it aloud" },
  { tap: "card", words: "What does the card mean?" },
  { tap: "questions", words: "Start over with the questions" },
];
const NOTHING_BESIDE = { help: [], isHelpFolded: false, taps: TAPS };
const HELP: ChatHistory["help"] = [
  { name: "A helpline", country: "GB", kind: "suicide", phone: "116 123", url: "https://help.example" },
];
const HELP_BESIDE = {
  help: HELP,
  isHelpFolded: false,
  taps: [
    { tap: "dying", words: "I think about dying" },
    { tap: "nobody", words: "Nobody is in danger" },
  ] satisfies ChatHistory["taps"],
};

const CONVERSATION = {
  id: "c1",
  insightId: "i1",
  startedAt: AT,
  lastMessageAt: AT,
  messageCount: 2,
  isActive: true,
};

const ownMessage = (
  fields: Partial<Extract<ChatMessageOutput, { role: "user" }>> = {},
): ChatMessageOutput => ({
  id: "m1",
  role: "user",
  content: "Which draft?",
  isUnreadable: false,
  createdAt: AT,
  clientMessageId: "name-of-before",
  replyState: "answered",
  ...fields,
});

const SAVED: ChatEvent = {
  type: "saved",
  messageId: "m1",
  conversationId: "c1",
  createdAt: AT,
  ...NOTHING_BESIDE,
};
const DONE: ChatEvent = { type: "done", messageId: "m2", messageCount: 2 };
const delta = (text: string): ChatEvent => ({ type: "delta", text });
const reply = (to: string): ChatEvent[] => [SAVED, delta("You said: "), delta(`${to} Why?`), DONE];

function encode(events: ChatEvent[]): Uint8Array<ArrayBuffer> {
  const lines = events.map((event, index) => `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`);
  return new TextEncoder().encode(lines.join(""));
}

function stream(events: ChatEvent[]): Response {
  return new Response(encode(events));
}

/** Returns a response whose stream the test continues or cuts. */
function openStream() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(begun) {
      control = begun;
    },
  });
  return {
    response: new Response(body),
    push: (...events: ChatEvent[]) => act(async () => control?.enqueue(encode(events))),
    cut: () => act(async () => control?.error(new Error("cut"))),
  };
}

const onClose = vi.fn();
const onStepDone = vi.fn(async () => undefined);

function open({ duck = "model" }: { duck?: "offline" | "model" } = {}) {
  const client = createTestQueryClient();
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <QueryClientProvider client={client}>
          <InsightChat
            place={PLACE}
            advisorName="Rob"
            mayBeInDanger={false}
            duck={duck}
            onStepDone={onStepDone}
            isOpen
            onOpen={vi.fn()}
            onClose={onClose}
            onSignUp={null}
            askConsent={({ onAgreed }) => (
              <button type="button" onClick={onAgreed}>
                Agree
              </button>
            )}
          />
        </QueryClientProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>("Message to Rob");
const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
const sends = () => asked.filter(({ method, path }) => method === "POST" && path === PATH);

function type(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
}

function say(text: string): void {
  type(text);
  fireEvent.keyDown(field(), { key: "Enter" });
}

describe("an open chat", () => {
  it("shows the welcome and takes the focus", async () => {
    open();
    await screen.findByText(WELCOME);
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it("shows no welcome when there are earlier messages it does not show", async () => {
    history = () => json(historyOf([ownMessage()], { hasEarlier: true }));
    open();
    await screen.findByText("Earlier messages are kept, and not shown here.");
    expect(screen.queryByText(WELCOME)).toBeNull();
  });

  it("shows a welcome and an error when the history fails to load, and loads it on Retry", async () => {
    history = () => refusal(503, { code: "unavailable", message: "Failed to load chat history" });
    open();
    await screen.findByText("Failed to load chat history");
    screen.getByText(/there is no hurry/);
    history = () => json(historyOf([ownMessage()]));
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("Which draft?");
    expect(screen.queryByText("Failed to load chat history")).toBeNull();
  });

  it("warns above forty messages and offers to start over", async () => {
    const conversation = { ...CONVERSATION, messageCount: 41 };
    history = () => json(historyOf([ownMessage()], { conversation }));
    open();
    await screen.findByText(/41 messages: a long conversation/);
    answer = () => json(historyOf([], { welcome: "A fresh one." }));
    fireEvent.click(screen.getByRole("button", { name: "Start over" }));
    await screen.findByRole("dialog");
    fireEvent.click(screen.getByRole("button", { name: "Start over" }));
    await screen.findByText("A fresh one.");
    expect(screen.queryByText("Which draft?")).toBeNull();
    expect(asked.at(-1)?.path).toBe("/api/insights/i1/conversation/reset");
  });
});

describe("a reply by the offline duck in place of the model", () => {
  it("says so when it arrives and when it is loaded", async () => {
    const line = /The model did not answer, so the offline duck wrote this/;
    answer = () => stream([SAVED, delta("Quack."), { ...DONE, standIn: "failed" } as ChatEvent]);
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await screen.findByText(line);
    cleanup();
    const said: ChatMessageOutput = {
      id: "m2",
      role: "assistant",
      content: "Quack.",
      isUnreadable: false,
      createdAt: AT,
      isStopped: false,
      standIn: "failed",
    };
    history = () => json(historyOf([ownMessage(), said]));
    open();
    await screen.findByText(line);
  });
});

describe("what can be tapped in a chat", () => {
  const offered = () =>
    within(screen.getByRole("list", { name: "Instead of typing" }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  const tap = (words: string) => fireEvent.click(screen.getByRole("button", { name: words }));
  beforeEach(() => {
    onStepDone.mockClear();
  });

  it("without a model is sent as a message, and what was typed stays in the field", async () => {
    open({ duck: "offline" });
    await screen.findByText(WELCOME);
    expect(offered()).toEqual(TAPS.map(({ words }) => words));
    expect(field().placeholder).toBe("A line to keep");
    type("half a line");
    tap("Make it smaller");
    await screen.findByText("You said: Make it smaller Why?");
    expect(sends().map(({ body }) => body.content)).toEqual(["Make it smaller"]);
    expect(field().value).toBe("half a line");
    expect(onStepDone).not.toHaveBeenCalled();
  });

  it("ticks the step with 'I did it' before the message is sent", async () => {
    let tick = (): void => undefined;
    onStepDone.mockImplementationOnce(() => new Promise<undefined>((done) => (tick = () => done(undefined))));
    open({ duck: "offline" });
    await screen.findByText(WELCOME);
    tap("I did it");
    tap("Make it smaller");
    expect(onStepDone).toHaveBeenCalledTimes(1);
    expect(sends()).toHaveLength(0);
    await act(async () => tick());
    await screen.findByText("You said: I did it Why?");
    expect(sends()).toHaveLength(1);
  });

  it("waits while a reply is being written", async () => {
    const going = openStream();
    answer = () => going.response;
    open({ duck: "offline" });
    await screen.findByText(WELCOME);
    tap("Say it aloud");
    await going.push(SAVED);
    tap("Make it smaller");
    await going.push(delta("Once."), DONE);
    await screen.findByText("Rob: Once.");
    expect(sends().map(({ body }) => body.content)).toEqual(["Say it aloud"]);
  });

  it("with a model is what also makes sense beside one", async () => {
    open();
    await screen.findByText(WELCOME);
    expect(offered()).toEqual(["Make it smaller", "What does the card mean?"]);
    expect(field().placeholder).toBe("Talk back to him");
  });

  it("with a model is everything once the offline duck stands in for it", async () => {
    answer = () => stream([SAVED, delta("Quack."), { ...DONE, standIn: "failed" } as ChatEvent]);
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await screen.findByText("Rob: Quack.");
    expect(offered()).toEqual(TAPS.map(({ words }) => words));
  });

  it("is what the matter is, once a model asks for help beside its reply", async () => {
    answer = () => stream([SAVED, { type: "help", ...HELP_BESIDE }, delta("Quiet words."), DONE]);
    open();
    await screen.findByText(WELCOME);
    say("A line");
    await screen.findByText("Rob: Quiet words.");
    screen.getByText("116 123");
    expect(offered()).toEqual(["I think about dying", "Nobody is in danger"]);
  });

  it("is what the matter is while help is in sight, and folds the help if nobody is in danger", async () => {
    answer = ({ body }) => {
      const isFolded = body.content === "Nobody is in danger";
      const beside = isFolded ? { ...HELP_BESIDE, isHelpFolded: true, taps: TAPS } : HELP_BESIDE;
      return stream([{ ...SAVED, messageId: body.content, ...beside }, delta(`To ${body.content}`), DONE]);
    };
    open({ duck: "offline" });
    await screen.findByText(WELCOME);
    say("Dark words");
    await screen.findByText("Rob: To Dark words");
    screen.getByText("Please talk to a person, too.");
    screen.getByRole("heading", { name: "Talk to Rob" });
    tap("Nobody is in danger");
    await screen.findByText("Rob: To Nobody is in danger");
    expect(screen.queryByText("Please talk to a person, too.")).toBeNull();
    screen.getByRole("link", { name: "116 123" });
    screen.getByText("Everyone you can call or write to");
    expect(offered()).toEqual(TAPS.map(({ words }) => words));
  });
});

describe("a deleted chat", () => {
  it("disappears at once, and returns when the delete is undone in time", async () => {
    history = () => json(historyOf([ownMessage()], { conversation: CONVERSATION }));
    open();
    await screen.findByText("Which draft?");
    answer = ({ method }) =>
      json(
        method === "DELETE" ? { undoUntil: new Date(Date.now() + 9000).toISOString() } : { restored: true },
      );
    history = () => json(historyOf([], { welcome: "A fresh one." }));
    fireEvent.click(screen.getByRole("button", { name: "More about this chat" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Delete this chat" }));
    await screen.findByText("A fresh one.");
    expect(screen.queryByText("Which draft?")).toBeNull();
    history = () => json(historyOf([ownMessage()], { conversation: CONVERSATION }));
    fireEvent.click(await screen.findByText("Undo"));
    await screen.findByText("Which draft?");
    expect(asked.map(({ path }) => path)).toContain("/api/insights/i1/conversation/restore");
  });
});

describe("a message draft", () => {
  it("a chat message draft cannot be sent empty, and says so on the attempt", async () => {
    open();
    await screen.findByText(WELCOME);
    expect(sendButton().disabled).toBe(true);
    say("   ");
    screen.getByText("Message cannot be empty");
    expect(sends()).toHaveLength(0);
  });

  it("a chat message draft cannot be sent with more than ten lines", async () => {
    open();
    await screen.findByText(WELCOME);
    type(Array(11).fill("x").join("\n"));
    screen.getByText("Message must be 10 lines or less");
    expect(sendButton().disabled).toBe(true);
    type(Array(10).fill("x").join("\n"));
    expect(sendButton().disabled).toBe(false);
  });

  it("a chat message draft is limited to a thousand characters, and what is pasted beyond them stays, with how much must go", async () => {
    open();
    await screen.findByText(WELCOME);
    type("x".repeat(1000));
    screen.getByText("1000 / 1000");
    expect(sendButton().disabled).toBe(false);
    type("x".repeat(1004));
    screen.getByText("Message must be 1000 characters or less: 4 too many");
    expect(field().value).toHaveLength(1004);
    expect(sendButton().disabled).toBe(true);
  });

  it("a chat message draft is sent with Enter, but not with Shift and Enter or during text composition", async () => {
    open();
    await screen.findByText(WELCOME);
    type("Which draft?");
    fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    expect(sends()).toHaveLength(0);
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(sends()).toHaveLength(1));
    expect(field().value).toBe("");
  });
});

describe("a message", () => {
  it("a chat message is answered word by word, and the reply is announced when complete", async () => {
    const going = openStream();
    answer = () => going.response;
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await going.push(SAVED);
    expect(screen.getAllByText("Thinking...")).toHaveLength(2);
    type("And the next thing");
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    await going.push(delta("The second"));
    await screen.findByText("The second");
    expect(screen.queryByText("Rob: The second")).toBeNull();
    await going.push(delta(" one."), DONE);
    await screen.findByText("Rob: The second one.");
    expect(localStorage.getItem(outboxKey(PLACE))).toBeNull();
    expect(sendButton().disabled).toBe(false);
    expect(field().value).toBe("And the next thing");
  });

  it("a chat message is sent again with the same id when the stream is cut, and appears once", async () => {
    const cut = openStream();
    answer = () => cut.response;
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await cut.push(SAVED, delta("You sa"));
    answer = ({ body }) => stream(reply(body.content));
    await cut.cut();
    await screen.findByText("You said: Which draft? Why?", {}, { timeout: 5000 });
    expect(screen.getAllByText("Which draft?")).toHaveLength(1);
    const names = sends().map(({ body }) => body.clientMessageId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  it("a chat message that failed to send survives a reload, and is sent with the same id", async () => {
    answer = () => {
      throw new TypeError("no network");
    };
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await screen.findByText(/Kept in this browser/);
    cleanup();
    const [first] = sends();
    answer = ({ body }) => stream(reply(body.content));
    open();
    await screen.findByText("You said: Which draft? Why?");
    expect(sends().at(-1)?.body).toEqual(first?.body);
    expect(localStorage.getItem(outboxKey(PLACE))).toBeNull();
  });

  it("a chat message resumes its reply after a reload", async () => {
    history = () => json(historyOf([ownMessage({ replyState: "running" })]));
    open();
    await screen.findByText("You said: Which draft? Why?");
    expect(sends().map(({ body }) => body.clientMessageId)).toEqual(["name-of-before"]);
  });

  it("a chat message without a reply says why, and is retried with the same id", async () => {
    const message = "Failed to get response from Rob. Please try again.";
    answer = () => stream([SAVED, { type: "error", code: "unavailable", message }]);
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await screen.findByText(message);
    answer = ({ body }) => stream(reply(body.content));
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("You said: Which draft? Why?");
    expect(screen.queryByText(message)).toBeNull();
    const names = sends().map(({ body }) => body.clientMessageId);
    expect(names[1]).toBe(names[0]);
  });

  it("a chat message keeps the words that arrived before its reply was stopped", async () => {
    const going = openStream();
    answer = ({ path }) => (path.endsWith("/stop") ? json({ stopped: true }) : going.response);
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await going.push(SAVED, delta("The sec"));
    fireEvent.click(screen.getByRole("button", { name: "Stop the reply" }));
    await going.push(DONE);
    await screen.findByText("stopped");
    screen.getByText("The sec");
    expect(asked.some(({ path }) => path === `${PATH}/${sends()[0]?.body.clientMessageId}/stop`)).toBe(true);
  });
});

describe("a message that another tab has sent", () => {
  it("a chat message that another tab has sent is no longer shown as waiting, and its reply is followed", async () => {
    const key = outboxKey(PLACE);
    const going = openStream();
    answer = () => going.response;
    localStorage.setItem(
      key,
      JSON.stringify([{ clientMessageId: "of-the-other", content: "From the other tab", sentAt: AT }]),
    );
    open();
    await screen.findByText("From the other tab");
    const message = ownMessage({ clientMessageId: "of-the-other", content: "From the other tab" });
    history = () => json(historyOf([message]));
    localStorage.removeItem(key);
    await act(async () => window.dispatchEvent(new StorageEvent("storage", { key })));
    await screen.findByRole("button", { name: "copy your message" });
    expect(screen.getAllByText("From the other tab")).toHaveLength(1);
    expect(new Set(sends().map(({ body }) => body.clientMessageId))).toEqual(new Set(["of-the-other"]));
  });
});

describe("a refused message", () => {
  it("a refused chat message returns to the field even when the browser's storage is full", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    answer = () => refusal(403, { code: "plan_locked", message: "Older than your plan shows." });
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await screen.findByText(/^Older than your plan shows./);
    expect(field().value).toBe("Which draft?");
  });

  it("a refused chat message returns to the field with the reason", async () => {
    answer = () =>
      refusal(400, { code: "invalid_input", message: "Message must be 10 lines or less", field: "content" });
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await screen.findByText(/^Message must be 10 lines or less Your words are in the field below/);
    expect(field().value).toBe("Which draft?");
    expect(localStorage.getItem(outboxKey(PLACE))).toBeNull();
  });

  it("a refused chat message is kept during a rate limit with a countdown, and can be sent when the limit expires", async () => {
    const sentence =
      "You've reached your limit for chat messages. Please wait 1 minute(s) before trying again.";
    answer = () => refusal(429, { code: "rate_limited", message: sentence, retryAfter: 2 });
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    await screen.findByText(sentence);
    expect(screen.getByRole("timer").textContent).toMatch(/^open again in [12] s$/);
    expect(field().value).toBe("Which draft?");
    expect(sendButton().disabled).toBe(true);
    await waitFor(() => expect(sendButton().disabled).toBe(false), { timeout: 5000 });
    screen.getByText("The wait is over. Try again.");
    answer = ({ body }) => stream(reply(body.content));
    fireEvent.click(sendButton());
    await screen.findByText("You said: Which draft? Why?");
  });

  it("a refused chat message shows help lines when it suggests danger, and is sent after 'Send anyway'", async () => {
    const line = {
      name: "A helpline",
      country: "GB",
      kind: "suicide",
      phone: "116 123",
      url: "https://help.example",
    };
    answer = ({ body }) =>
      body.goOnAnyway
        ? stream(reply(body.content))
        : refusal(422, { code: "crisis_help", message: "Please talk to a person.", help: [line] });
    open();
    await screen.findByText(WELCOME);
    say("Dark words");
    await screen.findByText("Call 116 123");
    expect(field().value).toBe("Dark words");
    fireEvent.click(screen.getByRole("button", { name: "Send anyway" }));
    await screen.findByText("You said: Dark words Why?");
    expect(screen.queryByText("Call 116 123")).toBeNull();
  });

  it("a refused chat message asks for missing consent, and is sent once consent is given", async () => {
    answer = () => refusal(403, { code: "consent_required", message: "Please agree first." });
    open();
    await screen.findByText(WELCOME);
    say("Which draft?");
    const agree = await screen.findByRole("button", { name: "Agree" });
    answer = ({ body }) => stream(reply(body.content));
    fireEvent.click(agree);
    await screen.findByText("You said: Which draft? Why?");
    expect(field().value).toBe("");
  });
});
