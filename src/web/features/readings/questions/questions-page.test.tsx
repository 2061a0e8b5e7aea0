// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReadingOrder } from "../stream/reading-order.ts";
import { QuestionsPage, type QuestionsPageProps } from "./questions-page.tsx";

const ORDER: ReadingOrder = {
  key: "a-key-of-this-try",
  spreadType: "quick-draw",
  drawId: "0192f0c4-0000-7000-8000-000000000001",
  clientSeed: "stirred/cut-4",
  picks: [7],
  userContext: "I bought flour in March. The starter died twice.",
  draft: { owner: "me", keptAt: 1_764_000_000_000 },
};
const CARDS = [{ id: "the-prototype", reversed: false }];
const HELP = [{ name: "A line", country: "DE", kind: "suicide", phone: "0800 1110111" }];

type Answer = (path: string, body: unknown) => Response | Promise<Response> | undefined;
const refusal = (code: string, status: number, rest = {}) =>
  Response.json({ error: { code, message: `Said by the server: ${code}`, ...rest } }, { status });

let asked: { path: string; body: Record<string, unknown> }[];
let instead: Answer;

beforeEach(() => {
  asked = [];
  instead = () => undefined;
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    asked.push({ path, body });
    const special = await instead(path, body);
    if (special) return special;
    if (path.endsWith("/lift")) return Response.json({ cards: CARDS });
    if (path === "/api/readings/check") return Response.json({ help: [] });
    if (path.startsWith("/api/cards/")) return Response.json({ coreMeaning: "Make one that you may wreck." });
    return new Response("<svg/>");
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(order: ReadingOrder = ORDER) {
  const acts = {
    onAnswered: vi.fn<QuestionsPageProps["onAnswered"]>(),
    onJustRead: vi.fn<QuestionsPageProps["onJustRead"]>(),
    onDrawAnew: vi.fn<() => void>(),
    onGoOnAnyway: vi.fn<() => void>(),
    onGoBack: vi.fn<() => void>(),
    onSignIn: vi.fn<() => void>(),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <QuestionsPage order={order} from={[]} {...acts} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return acts;
}

const question = (name: RegExp | string) =>
  screen.findByRole("heading", { level: 1, name }, { timeout: 15_000 });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
function answer(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: "Enter" });
}

/** Opens the page and picks no sentence, so that the second question is there. */
async function openAtDifference() {
  const acts = open();
  await question("Which sentence is the heavy one?");
  press("None of them");
  await question(/^If this moved a little by/);
  return acts;
}

describe("the questions under the card", () => {
  it("come after the lifted card has turned, and take the focus", async () => {
    open();
    expect(screen.queryByText("Which sentence is the heavy one?")).toBeNull();
    const heading = await question("Which sentence is the heavy one?");
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const { spreadType, clientSeed, picks } = ORDER;
    expect(asked.find(({ path }) => path === `/api/draws/${ORDER.drawId}/lift`)?.body).toEqual({
      spreadType,
      clientSeed,
      picks,
    });
    screen.getByText("1 of 5");
    screen.getByText("Make one that you may wreck.");
  });

  it("end with the answers and the cards that lie there", async () => {
    const { onAnswered } = open();
    await question("Which sentence is the heavy one?");
    press("The starter died twice.");
    await question(/^If this moved a little by/);
    answer("A jar on the counter.");
    await question("What in you gets in the way?");
    press("afraid");
    press("Next");
    await question("And when that gets in the way, what will you do?");
    answer("She names it anyway.");
    await question(/^What is the smallest thing/);
    answer("stir flour and water in a jar");
    await question("Does that get you there?");
    press("Not yet");
    await question("What would get you a bit of the way there?");
    answer("stir flour and water in a jar");
    await question("When and where?");
    const [first] = within(screen.getAllByRole("list").at(-2) as HTMLElement).getAllByRole("button");
    fireEvent.click(first as HTMLElement);
    await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
    expect(onAnswered.mock.calls[0]).toEqual([
      {
        heavySentence: "The starter died twice.",
        difference: "A jar on the counter.",
        obstacle: { kind: "afraid", then: "She names it anyway." },
        act: "stir flour and water in a jar",
        when: { text: expect.any(String), at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/) },
      },
      CARDS,
    ]);
  });

  it("read at once with 'Just read it', and say that nothing was answered", async () => {
    const { onJustRead } = open();
    await question("Which sentence is the heavy one?");
    press("Just read it");
    expect(onJustRead).toHaveBeenCalledExactlyOnceWith(CARDS);
  });

  it("take along what was answered and typed when 'Just read it' is pressed later", async () => {
    const { onAnswered, onJustRead } = await openAtDifference();
    fireEvent.change(field(), { target: { value: "A jar" } });
    press("Just read it");
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith({ difference: "A jar" }, CARDS);
    expect(onJustRead).not.toHaveBeenCalled();
  });

  it("go back by one, and from the first one to the request", async () => {
    const { onGoBack } = await openAtDifference();
    press("Back");
    await question("Which sentence is the heavy one?");
    press("Back");
    expect(onGoBack).toHaveBeenCalledOnce();
  });

  it("come back after a reload where they stood, with what was typed", async () => {
    await openAtDifference();
    fireEvent.change(field(), { target: { value: "A jar on" } });
    cleanup();
    open();
    await question(/^If this moved a little by/);
    expect(field().value).toBe("A jar on");
  });

  it("are put in the language of the text", async () => {
    open({
      ...ORDER,
      userContext:
        "Ich habe im März Mehl gekauft. Der Sauerteig ist zweimal gestorben und ich weiß nicht warum.",
    });
    await question(/Satz/);
    screen.getByRole("button", { name: "Ohne Fragen weiter" });
    expect(screen.queryByText("Make one that you may wreck.")).toBeNull();
  });

  it("the questions under a chosen card need no lift", async () => {
    const { picks: _, clientSeed: _seed, drawId: _draw, ...rest } = ORDER;
    open({ ...rest, selectedCardId: "the-cache" });
    await question("Which sentence is the heavy one?");
    expect(asked.some(({ path }) => path.endsWith("/lift"))).toBe(false);
  });
});

describe("an answer that Rob asks back about", () => {
  it("stays in its field, with chips that fit, and is kept when it is sent again", async () => {
    await openAtDifference();
    press("Skip this one");
    await question("What in you gets in the way?");
    press("Skip this one");
    await question(/^What is the smallest thing/);
    answer("learn to bake properly");
    await screen.findByText("What’s the first bit of it, the part of two minutes?");
    expect(field().value).toBe("learn to bake properly");
    expect(document.activeElement).toBe(field());
    screen.getByRole("button", { name: "put it on the table" });
    press("Leave it as it is");
    await question("When and where?");
  });
});

describe("cards that cannot turn", () => {
  it("for want of a connection wait, and turn when it is tried again", async () => {
    let isCut = true;
    instead = (path) => {
      if (isCut && path.endsWith("/lift")) throw new TypeError("no connection");
      return undefined;
    };
    open();
    await question("The card cannot turn yet");
    screen.getByText("Your words and what you lifted are kept, and nothing was counted.");
    isCut = false;
    press("Try again");
    await question("Which sentence is the heavy one?");
  });

  it("because the draw was used are drawn anew", async () => {
    instead = (path) => (path.endsWith("/lift") ? refusal("draw_used", 409) : undefined);
    const { onDrawAnew } = open();
    await question("This draw is over");
    press("Shuffle again");
    expect(onDrawAnew).toHaveBeenCalledOnce();
  });

  it("after a sign-out ask to sign in", async () => {
    instead = (path) => (path.endsWith("/lift") ? refusal("unauthenticated", 401) : undefined);
    const { onSignIn } = open();
    await question("You have been signed out");
    press("Sign in");
    expect(onSignIn).toHaveBeenCalledOnce();
  });
});

describe("an answer that calls for help", () => {
  const isCheck = (path: string) => path === "/api/readings/check";

  it("shows lines beside the questions, which go on", async () => {
    instead = (path) => (isCheck(path) ? Response.json({ help: HELP }) : undefined);
    await openAtDifference();
    answer("I would not wake up.");
    await question("What in you gets in the way?");
    await screen.findByText(/0800 1110111/);
  });

  it("an answer that sounds like danger shows the help page with every word kept, and goes on anyway if that is wanted", async () => {
    instead = (path) => (isCheck(path) ? refusal("crisis_help", 422, { help: HELP }) : undefined);
    const { onGoOnAnyway } = await openAtDifference();
    answer("I will end it.");
    await question("Before the cards: please talk to a person.");
    expect(screen.getByText(/I will end it\./).textContent).toContain(ORDER.userContext);
    press("Go on anyway");
    expect(onGoOnAnyway).toHaveBeenCalledOnce();
  });

  it("an answer is checked with the text and all answers, and sending it does not wait for the check", async () => {
    instead = (path) => (isCheck(path) ? new Promise<Response>(() => {}) : undefined);
    await openAtDifference();
    answer("A jar.");
    await question("What in you gets in the way?");
    await waitFor(() =>
      expect(asked.filter(({ path }) => isCheck(path)).map(({ body }) => body)).toMatchObject([
        { userContext: ORDER.userContext, answers: { difference: "A jar." } },
      ]),
    );
  });
});
