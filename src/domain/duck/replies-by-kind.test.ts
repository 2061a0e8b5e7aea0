import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { CHAT_FRAMES } from "./chat-frames.ts";
import { kindOfFact } from "./kind-of-fact.ts";
import { kindOfFeeling } from "./kind-of-feeling.ts";
import { kindOfMannerRequest } from "./kind-of-manner.ts";
import { kindOfQuestion } from "./kind-of-question.ts";
import { readInContext } from "./read-in-context.ts";
import { whoWouldKnow } from "./who-knows.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];

describe("the kinds of what a chat message says", () => {
  it.each([
    ["my sister said it was late", "said"],
    ["it is due on friday", "deadline"],
    ["i don't know if it still fits", "doubt"],
    ["it is rather green", undefined],
  ])("the statement %j is asked about as of the kind %s", (plain, kind) => {
    expect(kindOfFact(plain)).toBe(kind);
  });

  it.each([
    ["i'm happy, weirdly", "glad"],
    ["i just miss the noise", "missing"],
    ["i'm not happy with it", undefined],
    ["i feel used and also a bit proud", undefined],
  ])("the feeling in %j is of the kind %s", (plain, kind) => {
    expect(kindOfFeeling(plain)).toBe(kind);
  });

  it.each([
    ["don't go soft on me now", "straight"],
    ["can you stop being so nice about it", "straight"],
    ["could you be a little more direct?", "straight"],
    ["plain english please", "plainer"],
    ["be kind, i've had a day", "gentler"],
    ["haha you're a bit blunt for a bath toy", "teased"],
    ["enough questions", "fewerQuestions"],
    ["stop quoting me", "fewerQuotes"],
    ["please don't tell me to breathe", "practical"],
  ])("the request %j about the duck's manner is of the kind %s", (plain, kind) => {
    expect(kindOfMannerRequest(plain)).toBe(kind);
  });

  it.each([
    ["do i have to explain where i was?", "asksMust"],
    ["could that count as practice?", "asksCounts"],
    ["what's wrong with doing both?", "asksWrong"],
    ["which of them first?", "asksWhich"],
    ["is there another way?", "asksAnother"],
    ["when does it open?", undefined],
  ])("the question %j is of the kind %s", (plain, kind) => {
    expect(kindOfQuestion(plain)).toBe(kind);
  });

  it.each([
    ["can i keep my licence with one eye?", "the office that takes the form, whose notes often say it too"],
    ["do doctors handle this?", "a pharmacist or the doctor’s front desk"],
    ["does the shop take coats?", "the shop"],
    ["does the moon know?", undefined],
  ])("the one who knows the answer to %j is %s", (question, who) => {
    expect(whoWouldKnow(question)).toBe(who);
  });
});

describe("the duck's chat replies by kind", () => {
  it("the duck's chat reply to two numbers names both of them", () => {
    const replies = SEEDS.map((seed) => replyTo("It sells six loaves a day. I bake twenty.", { seed }));
    for (const reply of replies) expect(reply).toMatch(/[Ss]ix.+twenty\b[^“”]*\?$/);
  });

  it("the duck's chat reply to a deed that was just done credits it, and gives nothing to do", () => {
    for (const message of [
      "right ive booked the eye test, thursday 4.15",
      "Rang Denis. He's coming Saturday.",
    ]) {
      expect(readInContext(message, { hasPerson: false, recentIntents: [] })).toBe("didIt");
      const replies = SEEDS.map((seed) => replyTo(message, { seed }));
      for (const reply of replies) {
        expect(reply).toMatch(/done|counts|behind you|did it|Done|has happened|read that/);
        expect(reply).not.toMatch(/minutes|next thing/);
      }
    }
  });

  it("the duck's chat reply to a deed of long ago is not praise for it", () => {
    const message = "I booked it for last June as well and then cancelled.";
    expect(readInContext(message, { hasPerson: false, recentIntents: [] })).toBe("fact");
  });

  it("the duck's chat reply does not ask for less of something glad", () => {
    for (const seed of SEEDS)
      expect(replyTo("I'm so happy about it.", { seed })).not.toMatch(/a little less|sets it off/);
  });

  it("the duck's chat reply to a friendly remark about its manner is short and asks nothing", () => {
    expect(replyTo("haha you're a bit blunt for a bath toy")).not.toMatch(/\?|“/);
  });

  it("the duck asks nothing about what is told after it was asked for fewer questions", () => {
    const messages = [{ role: "user" as const, content: "Enough with the questions. Say something." }];
    expect(replyTo("The form has four pages.", { messages })).not.toMatch(/\?/);
  });

  it("the duck's chat reply takes the third fact in a row up without the whole of it, and asks no question twice", () => {
    const facts = ["The corn bread is dry.", "The oven is old.", "The flour comes from Porto."];
    const messages: { role: "user" | "assistant"; content: string }[] = [];
    const avoid: string[] = [];
    for (const message of facts) {
      const reply = replyTo(message, { messages: [...messages], avoid: [...avoid] });
      messages.push({ role: "user", content: message }, { role: "assistant", content: reply });
      avoid.push(reply);
    }
    expect(avoid[2]).not.toMatch(/^[A-Z][^“]*: “/);
    const questions = avoid.map((reply) => reply.split(/(?<=[.”])\s/).at(-1));
    expect(new Set(questions).size).toBe(questions.length);
  });

  it("the duck's chat reply to a question for a judgement answers with the word that was asked about", () => {
    const vain = SEEDS.map((seed) => replyTo("Is that vain?", { seed }));
    for (const reply of vain) expect(reply).toMatch(/wouldn’t call it vain|Vain\? Not|the word vain/);
    const fair = SEEDS.map((seed) => replyTo("Is it fair to say no without a reason?", { seed }));
    for (const reply of fair) expect(reply).toMatch(/I’d say|Fair enough|As far as I can tell/);
  });

  it("the duck's chat reply to a practical question says where the answer is found", () => {
    const replies = SEEDS.map((seed) => replyTo("Do I lose my pension years if I switch?", { seed }));
    for (const reply of replies) expect(reply).toMatch(/don’t know|can’t tell you|guessing/);
    expect(replies.some((reply) => reply.includes("the office that takes the form"))).toBe(true);
  });

  it("the duck's chat reply to a request for less names what is too big, or the time that there is", () => {
    expect(
      SEEDS.some((seed) =>
        replyTo("I can't do the whole list. Smaller.", { seed }).startsWith("Not the whole list, then."),
      ),
    ).toBe(true);
    expect(replyTo("Ten minutes isn't happening. Smaller. What would one minute look like?")).toMatch(
      /^One minute of it/,
    );
    expect(replyTo("I have twenty minutes before the bus. What fits in that?")).toMatch(/^Twenty minutes/);
  });

  it("the duck gives words with which to answer somebody who asks, and others for somebody who offers", () => {
    const asked = SEEDS.map((seed) => replyTo("What might one answer to that, when they ask?", { seed }));
    for (const reply of asked)
      expect(reply).toMatch(/‘(?:I’m not sure yet|Not at the moment|I don’t know yet|That’s still open)/);
    const offered = SEEDS.map((seed) =>
      replyTo("And when he stands there with the cake, what do I tell him?", { seed }),
    );
    for (const reply of offered) expect(reply).toMatch(/‘(?:Not this time|Thank you, but|Not for me)/);
  });

  it("every kind of a chat message has sentences to answer with", () => {
    for (const frames of Object.values(CHAT_FRAMES))
      if (typeof frames === "object")
        expect(frames.reactions.length + frames.questions.length).toBeGreaterThan(0);
  });

  it("the duck's chat reply is not glad of a deed that the classifier has doubts about", () => {
    const message = "counted the pills again, there's enough";
    for (const seed of ["a", "b", "c", "d"])
      expect(replyTo(message, { seed })).not.toMatch(/glad|good|counts:/i);
  });

  it("the duck's chat reply behind a dark text still makes a step smaller, explains the card and takes leave quietly", () => {
    const before = { userContext: "I keep thinking about killing myself and I can't write the report." };
    expect(replyTo("can you make it smaller", before)).toMatch(/Thirty seconds|Two minutes/);
    expect(replyTo("what does the card mean?", before)).toContain("going round");
    expect(replyTo("good night", before)).toMatch(/^(?:Go gently|Good night, or good day)/);
    expect(replyTo("We had budget for two more weeks.", before)).toMatch(/\?$/);
  });

  it("the duck's chat reply to a message that harmless words make look dark is not grave in the messages after it", () => {
    const earlier = ["Jean's on playground duty with me tomorrow, as it happens."];
    expect(replyTo("The corn one sells six loaves a day. I bake twenty.", { earlier })).toMatch(/six|twenty/);
  });

  it("the duck's chat reply to a longer statement quotes the sentence with the news and not the first", () => {
    const long =
      "There is a shed behind the house. It is painted green, as sheds are around here. My brother has never said that he wants it, but he keeps a key.";
    expect(replyTo(long)).toContain("“My brother has never said that he wants it, but he keeps a key.”");
  });
});
