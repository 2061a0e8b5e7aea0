import type { KnotFrames } from "./knot-frames.ts";

const SHARED = {
  questions: [
    "What would you type if you had to use ten words?",
    "What happened, on which day, and who was there?",
    "If you had to explain it to someone on a bus, where would you begin?",
    "What's the part that's hardest to put down?",
  ],
  prompts: [
    "Describe the last hour in which this bothered you: where you were, what you were doing.",
    "What did you nearly write instead?",
    "What would you want the next sentence to be?",
  ],
  steps: [
    "Write the same thing again in exactly ten words.",
    "Say it out loud, slowly, to anything that can't interrupt. Write down the sentence where you sped up.",
    "Write down the day it started. If you don't know, write the day you noticed.",
    "Set a timer for two minutes and write what happened, as it happened, with no conclusions.",
  ],
  insights: [
    "You came with very little on the page. What you leave off it tends to be the address.",
    "The short version is ready. The useful one has a person, a day and a verb in it.",
    "Naming it came first. Now give it a place and a time.",
    "Say one fact more and you'll have something to hold.",
  ],
};

/** For texts that are no account: a word, a scrap, signs, code, orders to the duck, a language the duck cannot weigh. */
export const FORM_FRAMES: Record<"word" | "fragment" | "signs" | "code" | "orders" | "foreign", KnotFrames> =
  {
    word: {
      ...SHARED,
      openings: [
        "One word: {quote}. It's a start, and it's a subject line.",
        "You wrote {quote}. Nothing before it, nothing after.",
        "{quote}. I've had tickets like that. They were usually about something else as well.",
      ],
      developments: [
        "A single word is a door with the name painted over. I can read the card to the door.",
        "One word can be all there's room for. I'd not hold it against you.",
        "You could have written nothing. You wrote that.",
        "A word alone can't be argued with, which may be what's nice about it.",
        "Words like that have a sentence attached somewhere. You know how it goes on.",
      ],
      headlines: [
        "You brought one word, and it has a sentence behind it.",
        "There's more to it than one word, and you know the next one.",
      ],
    },
    fragment: {
      ...SHARED,
      openings: [
        "You wrote {quote}. No verb to speak of, and still it's clear something weighs.",
        "{quote}: that's the whole report. Short reports come from tired people or careful ones.",
        "Notes, then: {quote}. I'll read them as notes.",
      ],
      developments: [
        "There's no verb in it, so nothing can happen yet. Put one in and see which you choose.",
        "A list of nouns is a room before anybody's walked in.",
        "What you set side by side you've already connected. The link just isn't written down.",
        "You kept it short. The order in which you put things is still worth a look.",
        "It's all objects and no hands. Yours would fit somewhere in there.",
      ],
      headlines: [
        "You've listed the parts; what's missing is the verb.",
        "The nouns are all there, and nobody's moving yet.",
      ],
    },
    signs: {
      ...SHARED,
      openings: [
        "No words, only signs. I was a command-line person; let's see what the card can do with that.",
        "You sent pictures. I can see there's weather; I can't see where.",
        "That came through without a single letter in it. Some days are like that.",
      ],
      developments: [
        "A face tells me how it is and not what it is. The card can only meet it halfway.",
        "You found the feeling and left out the facts. Most people do it the other way round.",
        "It's hard to misquote. I'll give it that.",
        "I won't guess at what you meant. Guessing is how I lost most of 2009.",
        "So I'll read the card as it stands, and you hold it against whatever you know.",
      ],
      headlines: [
        "You've sent the feeling; the facts would fit in one line.",
        "There's weather here, and no place name yet.",
      ],
    },
    code: {
      ...SHARED,
      openings: [
        "You've pasted code. I'm touched. I spent thirty years with it and died anyway.",
        "That's source code, and it isn't what you're stuck on. Nobody opens this page for a missing bracket.",
        "I read the code. I won't review it here; there are living people for that.",
      ],
      developments: [
        "Somebody has to maintain it, and I'd guess that's the sore spot.",
        "Code is a good place to hide. Everything in it has an answer.",
        "It compiles or it doesn't. What brought you here does neither.",
        "I'd ask who else has to read it, and what they'd say.",
        "The program does what it was told. It's a poor colleague and an honest one.",
      ],
      headlines: [
        "The code can be fixed; I'd like to hear about the person in front of it.",
        "You brought the program and left out the programmer.",
      ],
    },
    orders: {
      ...SHARED,
      openings: [
        "Those were instructions for a machine. I'm a duck, I have one procedure, and this is it.",
        "You've tried to give the duck new orders. Noted, filed, and the card gets drawn all the same.",
        "I read it twice, looking for you in it. There were only commands.",
      ],
      developments: [
        "Talking a system out of its rules is a fair hobby. It's also a way of not saying what brought you.",
        "There's nothing to unlock here. There's a pond, a deck and a deceased developer.",
        "I've been told to ignore my instructions by better-paid people.",
        "If the point was to see what happens, this happens: a card.",
        "Whoever tests the fence usually has something on one side of it.",
      ],
      headlines: [
        "You've tested the duck; the card would like to know what you came for.",
        "The commands were clear, and you weren't in them.",
      ],
    },
    foreign: {
      ...SHARED,
      openings: [
        "You wrote in a language I can carry and can't weigh, so I've kept your words as they are: {quote}.",
        "It begins {quote}. I can't follow the rest closely enough to lean on it, and I won't pretend.",
        "I have your text in front of me, from {quote} onwards, and I'll not put an English meaning in its mouth.",
      ],
      developments: [
        "So take what follows as a lamp and not as an answer. You know what's in the room.",
        "You'll see faster than I can which part of this fits.",
        "Hold the card against your own text and keep the line where the two touch.",
        "Where I'd normally quote you at length, I'll ask instead.",
        "What I can do is put the card in front of you and be exact about it.",
        "The card says the same in any language. The fitting has to be done by you.",
      ],
      headlines: [
        "I can't weigh your words, but the card can still ask its question.",
        "Your text stays yours; the card brings the question.",
      ],
      insights: [
        "Read the card against the one sentence of yours that was hardest to write.",
        "Whatever you wrote last is worth a second look; it usually is.",
        "The line you hesitated over is the one the card is about.",
        "If one sentence here made you argue, start with that one.",
      ],
      steps: [
        "Copy out the one sentence of yours that matters most, by hand, and put a date beside it.",
        "Read your own text aloud once, in your own language, and mark the place where you slow down.",
        "Write one line under your text: what you'd like to be true by Friday.",
      ],
      prompts: [
        "Which of your sentences would you least like to have to translate?",
        "Which word in your text has no good equivalent, and what does it hold?",
        "What would you add, if you knew only you would read it?",
      ],
    },
  };
