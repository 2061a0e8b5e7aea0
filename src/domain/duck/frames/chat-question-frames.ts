import type { ChatFrames } from "./chat-reply-frames.ts";

/** When the message asks something. */
export const QUESTION_FRAMES = {
  asksCard: {
    reactions: [
      "{card} means what it says on it and a bit more where it touches you.",
      "The card has one idea, and I tied it to {thing} because your own words were lying there.",
      "Cards don't know anything; they hold still while you look.",
      "It could have been another card, and you'd still have had to read it with your own eyes.",
    ],
    turns: [
      "In plain words: {meaning}",
      "The short form is this: {meaning}",
      "Its one line goes like this: {meaning}",
    ],
    questions: [
      "Where in your own week would you point to, if I asked you for an example?",
      "What did you think of, the moment you saw it?",
      "Which part of it would you like not to be about you?",
      "Does it fit better on {thing} or on you?",
    ],
  },
  asksStep: {
    reactions: [
      "The same step as before, because you haven't said it's done.",
      "Something that takes two minutes and leaves a mark.",
      "Don't plan; do the smallest thing that {thing} would notice.",
      "Start with whatever you'd be slightly embarrassed to find so easy.",
    ],
    turns: [
      "Take this one: {step}",
      "I'd do this, and nothing else today: {step}",
      "Here's one that needs no courage: {step}",
    ],
    questions: [
      "What would stop you from doing it before you close this page?",
      "When exactly, today?",
      "Which part of that makes you want a cup of tea first?",
      "What would you do instead, honestly?",
    ],
  },
  asksTell: {
    reactions: [
      "Short, and in the first minute.",
      "Fact first, reasons after, and the reasons only if anyone asks.",
      "You ask {q}, so you've got as far as the wording, which is further than most.",
      "Badly, at an ordinary hour, sitting down.",
    ],
    turns: [
      "Ask {person} for ten minutes, say the one sentence, and then let {person} have the next one.",
      "If it needs a preamble, the preamble is for you.",
      "Write it as a text of one line, and then say that line with your voice.",
      "Leave out the apology for not having said it sooner; that's a second conversation.",
    ],
    questions: [
      "What's the sentence, if it may only have eight words?",
      "Which word in it are you trying to get round?",
      "What's the first thing {person} would want to know, and do you have it?",
      "On which day, and in which room?",
    ],
  },
  asksShould: {
    reactions: [
      "I can't tell you that, and I'd not trust a duck who could.",
      "You ask {q}, and the should is the word I'd look at.",
      "There's no verdict in the deck.",
      "You'd get a yes or a no from a coin, and then you'd find out what you'd hoped for.",
    ],
    turns: [
      "You have an answer to that, since it's the one you'd be relieved to hear.",
      "Ask it with want in place of should and see if it's still the same question.",
      "The part that can be undone could be tried before it's decided.",
      "Somebody's opinion is sitting inside that question.",
    ],
    questions: [
      "Whose should is it?",
      "What would you do if nobody ever heard about it?",
      "Which answer were you hoping for, just now?",
      "What would it cost to try it for a week?",
      "What's the worst that a wrong answer would do, by Friday?",
    ],
  },
  asksWhy: {
    reactions: [
      "I don't know why, and I'd be careful with anybody who tells you at once.",
      "Why is a good question for the evening and a poor one for a Tuesday morning.",
      "You ask {q}, and there'll be three answers, all of them partly true.",
      "Causes are hard to see from inside, and triggers aren't.",
    ],
    turns: [
      "I'd ask when in place of why; when has a date in it.",
      "Look at what happens just before, and leave the reasons for later.",
      "You may never learn the cause and still change the next round.",
    ],
    questions: [
      "When did it last not happen?",
      "What came right before, the last time?",
      "If you knew why, what would you do differently tomorrow?",
      "Which explanation would you least like to be the true one?",
    ],
  },
  asksHow: {
    reactions: [
      "Badly at first, and smaller than you have in mind.",
      "Nobody has told you how because everybody's making it up.",
      "By its first move, and the first move is nearly always duller than you hope.",
      "You ask {q}, and most of the how is in where you put your hands first.",
    ],
    turns: [
      "Take the part of {thing} that you could do with a headache.",
      "Say it out loud once, and you'll hear which half of it you already know.",
      "Start where it's easy and let the hard part come to you.",
      "Steal the method from somebody who does it without thinking.",
    ],
    questions: [
      "Who do you know who does this without fuss?",
      "What would a lazy person do first?",
      "Which ten minutes of tomorrow is it going to have?",
      "What's the first thing your hands would touch?",
    ],
  },
  asksOther: {
    reactions: [
      "You ask {q}, and I can only answer from this side of the pond.",
      "A fair question, and I've only rules and a deck to answer it with.",
      "I don't know that, and you may.",
      "That's a better question than the one you came with.",
    ],
    turns: [
      "What I can see is what you wrote, and there {thing} {thing:comes|come} up more than you'd think.",
      "I'd look for the answer close to {thing}.",
      "It's a question for {person}, if it's for anybody.",
      "Ask it again aloud and notice where the stress falls.",
    ],
    questions: [
      "What would you accept as an answer?",
      "What made you think of that just now?",
      "Who could actually tell you?",
      "What do you suspect?",
    ],
  },
} as const satisfies Record<string, ChatFrames>;
