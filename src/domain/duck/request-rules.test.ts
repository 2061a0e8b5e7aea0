import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { excludedIn, needsExcludedThing } from "./excluded-in.ts";
import { kindOfRequestedWords } from "./kind-of-telling.ts";
import { classifyMessage } from "./read-message.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];

describe("requests to the duck", () => {
  it.each([
    "please, only one tiny thing, i am so tired",
    "what is the smallest version of that?",
    "can we reduce the homework a little",
    "ten minutes is too much for me",
    "An hour is out of the question.",
    "i cant do twenty minutes",
    "is there another step?",
    "Could I have a step without paint?",
  ])("a request for a smaller or another step is read as one: %s", (message) => {
    expect(classifyMessage(message, false)).toBe("smaller");
    for (const seed of SEEDS) expect(replyTo(message, { seed })).toMatch(/[Tt]hirty seconds/);
  });

  it("a request for another step does not get a reply that calls the first too big, and gets another each time", () => {
    const first = replyTo("another step please");
    expect(first).not.toMatch(/[Ss]maller|[Tt]oo big/);
    const second = replyTo("another step please", { messages: [{ role: "assistant", content: first }] });
    expect(second.split("Thirty seconds: ")[1]).not.toBe(first.split("Thirty seconds: ")[1]);
  });

  it("a time that the person refuses is not offered as the size of the step", () => {
    for (const message of ["Smaller. I won't do ten minutes.", "ten minutes is too much"])
      for (const seed of SEEDS) expect(replyTo(message, { seed })).not.toMatch(/[Tt]en minutes of it/);
  });

  it("a step leaves out the thing that the person excludes, and says so", () => {
    for (const seed of SEEDS) {
      const reply = replyTo("Could the step be something without my phone?", { seed });
      expect(reply).toMatch(/phone.*, then|phone stays out/);
      expect(reply.split("Thirty seconds")[1]).not.toMatch(/phone|call|text|send|type/);
    }
  });

  it.each([
    ["people", /All right, people stay out of it/],
    ["notes", /All right, notes stay out of it/],
    ["wool", /All right, wool stays out of it/],
  ])("the reply that leaves out %s has a verb that agrees with it", (thing, sentence) => {
    const seeds = Array.from({ length: 30 }, (_, index) => `seed ${index}`);
    const replies = seeds.map((seed) => replyTo(`Could the step be something without ${thing}?`, { seed }));
    expect(
      replies.filter((reply) => reply.includes("out of it")).every((reply) => sentence.test(reply)),
    ).toBe(true);
    expect(replies.some((reply) => sentence.test(reply))).toBe(true);
  });

  it("a second request for a smaller step gets another step", () => {
    const first = replyTo("Smaller. I can't do the whole list.");
    const second = replyTo("Smaller. I can't do the whole list.", {
      messages: [{ role: "assistant", content: first }],
    });
    expect(second.split(/[.] /)[1]).not.toBe(first.split(/[.] /)[1]);
  });

  it.each([
    ["something that doesn't involve wool", "wool"],
    ["a step with no writing", "writing"],
    ["a version without costing me my job", undefined],
    ["one more thing", undefined],
  ])("the thing excluded in %j is %s", (plain, excluded) => {
    expect(excludedIn(plain)).toBe(excluded);
  });

  it("a step that needs the excluded thing by another name needs it too", () => {
    expect(needsExcludedThing("Text one person.", "phone")).toBe(true);
    expect(needsExcludedThing("Look out of a window.", "phone")).toBe(false);
  });

  it.each([
    "Is there a version of the letter that says 'no' without ending it?",
    "What I can say to my landlord?",
    "is there a polite way to say I'm out",
    "help me word it",
  ])("a request for words is read as one: %s", (message) => {
    expect(classifyMessage(message, false)).toBe("asksTell");
    for (const seed of SEEDS) expect(replyTo(message, { seed })).toMatch(/‘.+’/);
  });

  it.each([
    ["what do i write after two months of silence", "tellsLate"],
    ["a version of the plan that says stop", "tellsStop"],
    ["how do i begin such a conversation", "tellsTalk"],
    ["how do i apologise", "tellsSorry"],
    ["what do i put there", undefined],
  ])("the words asked for in %j are of the kind %s", (plain, kind) => {
    expect(kindOfRequestedWords(plain, "")).toBe(kind);
  });

  it("a line for an email is about the rate where the first text is", () => {
    expect(
      kindOfRequestedWords("a first line for that email", "they have paid the same rate since 2017"),
    ).toBe("tellsPay");
  });

  it.each([
    ["Let's talk about something else.", "newSubject"],
    ["I don't want to talk about the shop for a minute.", "newSubject"],
    ["Do you like snow?", "asksSeason"],
    ["Anyway. Do you think it'll snow tonight?", "asksWeather"],
    ["you keep asking, something else please", "again"],
    ["how does one begin without it sounding cold?", "asksTell"],
  ])("what is said of another subject in %j is read as %s", (message, intent) => {
    expect(classifyMessage(message, false)).toBe(intent);
  });

  it("small talk about the weather gets one or two short sentences and no question", () => {
    for (const seed of SEEDS) {
      const reply = replyTo("Anyway. Do you think it'll snow tonight?", { seed });
      expect(reply).not.toContain("?");
      expect(reply.length).toBeLessThan(120);
    }
  });

  it.each([
    "You'd look fine with an orange beak polish, duck.",
    "only kidding, you float very well",
    "do ducks pay rent haha",
  ])("a joke about the duck is read as one and answered without a question: %s", (message) => {
    expect(classifyMessage(message, false)).toBe("joke");
    for (const seed of SEEDS) expect(replyTo(message, { seed })).not.toMatch(/\?|“/);
  });
});
