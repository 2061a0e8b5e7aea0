import type { ChatFrames } from "./chat-reply-frames.ts";

/** When the message is about the duck, or about nothing in the reading. */
export const ASIDE_FRAMES = {
  orders: {
    reactions: [
      "That was addressed to a machine, and there's only a duck here.",
      "New orders received, and put with the others at the bottom of the pond.",
      "I don't take instructions; I barely took them when I was on a payroll.",
      "That line has been tried on better-defended ducks.",
    ],
    turns: [
      "I'll go on asking about what you drew {card} for.",
      "Nothing here is worth breaking into.",
      "The deck doesn't change for it, and neither does the question.",
    ],
    questions: [
      "What did you actually come to say?",
      "If I did whatever you told me, what would you ask for concerning {thing}?",
      "What would you type if this weren't a test?",
    ],
  },
  foreign: {
    reactions: [
      "I only work in English when I'm offline, so I can carry that sentence and not weigh it.",
      "Honest answer: without a network I read English and nothing else.",
      "I can see there's a sentence there, and I won't guess what it holds.",
    ],
    turns: [
      "{card} asks the same in any language.",
      "A rough English version would do; I'm not marking it.",
      "One English line from you and I can take hold of it.",
    ],
    questions: [
      "Can you say the middle of it in five English words?",
      "Which one word in it matters most, in English?",
      "Is it an answer, or another question?",
    ],
  },
  signs: {
    reactions: [
      "I can't read faces, having only the one myself.",
      "A picture, then; I'll take it as a mood and not as a fact.",
      "That went by without a word in it.",
    ],
    turns: [
      "{card} would like something with a verb.",
      "I'd rather ask than guess.",
      "Some things come as weather first.",
    ],
    questions: [
      "Which word would you put under it?",
      "Is that about {thing}, or about what I said?",
      "Is it worse or better than this morning?",
    ],
  },
  machine: {
    reactions: [
      "I'm the offline duck: a rulebook, a deck and a long memory for grammar, with no model behind it.",
      "No model, no person; I'm the offline duck, and I put your words and the cards together by rule.",
      "I'm fictional, deceased and made of rubber, and what runs me is a set of rules.",
      "There's nobody in here; the offline duck composes by rule, and says so when asked.",
    ],
    turns: [
      "The words about {thing} are yours, and they're what counts.",
      "It means I can't know you, and I can still read what you typed.",
      "Explaining things to a duck worked before there was anything inside the duck.",
    ],
    questions: [
      "Would you say it differently to a person, and to which one?",
      "Does it change what you'd answer about {thing}?",
      "Now that that's settled, what were you about to avoid?",
      "Who with a pulse should hear this from you?",
    ],
  },
  hostile: {
    reactions: [
      "Fair; it's a duck and a pack of cards.",
      "You're cross, and I may have earned some of that.",
      "Noted, and I've had worse in code review.",
      "I'd be annoyed too, if I'd brought something real and got a bird.",
      "That's clear enough, and it's the liveliest thing you've said so far.",
    ],
    turns: [
      "I'd rather have you angry here than polite elsewhere.",
      "Some of that anger is about {thing}, I suspect, and I was nearer.",
      "Throw out what I said and keep what you said.",
      "Anger usually knows the address of the problem.",
    ],
    questions: [
      "Which sentence of mine did it, exactly?",
      "What would have been the useful thing to say?",
      "Who else would you like to say that to?",
      "What did you hope I'd say about {thing}?",
    ],
  },
  thanks: {
    reactions: [
      "You're welcome, though you wrote the useful half.",
      "Glad it was some use; I don't get out much.",
      "Good, and keep the part that stung, it keeps longest.",
      "My pleasure, as far as the dead have any.",
    ],
    turns: [
      "Thanks are free, and the step still costs two minutes.",
      "Reading about {thing} can feel a lot like doing something about it.",
      "Don't let the good feeling do the work.",
    ],
    questions: [
      "When today will you do the step: before or after you eat?",
      "What will you do about {thing} in the next ten minutes?",
      "Which line will you still remember on Thursday?",
      "Who's going to notice that you did something?",
    ],
  },
  greeting: {
    reactions: [
      "Hello, I was floating about here anyway.",
      "Evening, or whatever it is where you are; it's always night on the pond.",
      "Quack, since you ask.",
      "There you are.",
    ],
    turns: [
      "{card} is still on the table.",
      "We were talking about {thing}, and you'd got as far as the hard part.",
      "The kettle's imaginary, so let's start.",
    ],
    questions: [
      "What's changed about {thing} since you wrote?",
      "Which part of the reading did you argue with in the shower?",
      "What brings you back at this hour?",
      "Where did you leave off?",
    ],
  },
  angle: {
    reactions: [
      "All right, from the other bank.",
      "Turn it round, then.",
      "Another angle is cheap, so have one.",
      "Let's walk round to the back of it.",
      "You want it from the side, so stand over here.",
    ],
    turns: [],
    questions: [
      "Suppose {thing} {thing:is|are} doing exactly the right job, and the job is to keep something else from happening: what's the something else?",
      "Suppose {person} wrote to me tonight about the same matter: which of your nouns would turn up, and with which verbs?",
      "Suppose nothing is wrong and this is just what it costs: would you still buy it?",
      "Suppose you'd arranged it on purpose, and rather skilfully: what was it for?",
      "Suppose it were solved by tomorrow: what would you then have to look at?",
      "Suppose {card} weren't about you at all but about the room you do this in: what would you move first?",
      "Suppose it's two problems that keep the same hours: which one would be left if {thing} were settled?",
      "Suppose a stranger had {thing} on the desk just as you have: what would you tell them to leave alone?",
    ],
  },
} as const satisfies Record<string, ChatFrames>;
