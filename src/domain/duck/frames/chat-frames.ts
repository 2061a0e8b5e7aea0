import type { Intent } from "../read-message.ts";

/**
 * A reply is a reaction, sometimes a turn, and a question; each frame here is one sentence. `{q}` is a quote from the message,
 * `{thing}` and `{person}` come from the message or else from the first text, `{newperson}` is somebody not mentioned before.
 */
export interface ChatFrames {
  reactions: readonly string[];
  turns: readonly string[];
  questions: readonly string[];
}

export const CHAT_FRAMES: Record<Intent, ChatFrames> = {
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
  didIt: {
    reactions: [
      "Good: {q}, which is a sentence with the verb in the past.",
      "So it's done, and nothing on the ceiling has moved.",
      "That's out of the future tense now.",
      "You did it, and I'd like that in the log before you start explaining it.",
      "Done is a rare word on this page, and I've read it twice.",
    ],
    turns: [
      "Before you improve on it, leave it alone for a day.",
      "Whatever comes back, that part can't be undone by anybody's mood.",
      "It was smaller than the waiting for it, I'd guess.",
      "The next thing about {thing} can be just as small.",
    ],
    questions: [
      "What was the first minute like, compared with the one you'd rehearsed?",
      "What did {person} actually say, as opposed to what you'd written for {them}?",
      "What will you not do now, that you usually do straight after?",
      "What surprised you?",
      "What's the next thing it makes possible?",
      "Who have you told?",
    ],
  },
  cannot: {
    reactions: [
      "You say {q}, and I believe that the whole of it is too much.",
      "Then the step was too big, and that's a fault in the step.",
      "All right, you can't, or not like that and not today.",
      "Can't is information, so let's read it closely.",
      "Fine, we'll cut it in half until it stops looking at you.",
    ],
    turns: [
      "There's a piece of {thing} that takes ten seconds and commits you to nothing.",
      "You don't have to do it to find out where it sticks.",
      "Opening it isn't doing it, and closing it again is allowed.",
      "Something happens in you a moment before the can't, and it happens fast.",
    ],
    questions: [
      "What's the largest part you could do without anybody noticing?",
      "At which exact move does it stop: the opening, the first word, or the sending?",
      "What would have to be gone for you to be able to?",
      "What are you protecting by not being able to?",
      "Could you do the version that takes ten seconds, right now, and come back?",
    ],
  },
  disagree: {
    reactions: [
      "Good, I'd rather be corrected than followed.",
      "You say {q}, and you'd know.",
      "Then I've read it wrong, and you've just been more precise than in the whole first text.",
      "I'll withdraw it.",
      "Objection noted, and it came fast, which I find interesting.",
      "I may have hung that on the wrong nail.",
    ],
    turns: [
      "What you object to is often nearer the mark than what you nod at.",
      "So it isn't that; your own version must be close by.",
      "Leave my sentence out, then, and put yours where it stood.",
      "{card} can take being wrong, it's cardboard.",
    ],
    questions: [
      "What's the true version, in one line?",
      "Which word of mine was the wrong one?",
      "If it isn't that, what would you have put on the card?",
      "Who told you something like that before, that you had to argue it off so quickly?",
      "What does it leave out?",
    ],
  },
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
  offTopic: {
    reactions: [
      "I'm the offline duck, so that's well outside the pond.",
      "That isn't something I can do, even for a living audience.",
      "I only have the one trade, and that wasn't it.",
      "Nice try, and a very human place to change the subject.",
    ],
    turns: [
      "{thing} {thing:is|are} still sitting there, looking at us.",
      "People tend to change the subject one line before it gets interesting.",
      "What I can do is hold {card} up next to what you wrote.",
    ],
    questions: [
      "What were we just about to talk about?",
      "What did you want a break from, just then?",
      "Shall we go back to {thing}, and if not, why not?",
      "Is there a second question behind that one?",
    ],
  },
  unsure: {
    reactions: [
      "Not knowing is a fair place to stand for a minute.",
      "You say {q}, and I'll take it as a finding and not as a shrug.",
      "All right, then don't know it properly.",
      "That's honest, and it's also a little bit comfortable.",
    ],
    turns: [
      "Guess, and listen to your voice while you do.",
      "If you had to bet five coins, you'd put them somewhere.",
      "You know what it isn't, and that's a long way round but it arrives.",
      "There's something you do know and don't like the look of.",
    ],
    questions: [
      "If you did know, what would it be?",
      "Which answer can you rule out?",
      "Who'd know it, if I asked them about you?",
      "What's the last thing about {thing} you were sure of?",
      "What would you need to see in order to know?",
    ],
  },
  yes: {
    reactions: [
      "Right, so that's established.",
      "A yes, and a quick one.",
      "Good, then it's no longer a theory.",
      "So we agree, which makes me slightly suspicious of us both.",
      "I thought so, and I'd still have taken a no.",
    ],
    turns: [
      "Agreeing costs nothing yet.",
      "Then something follows from it, and I'd rather hear it from you.",
      "You knew before I asked.",
      "A yes about {thing} wants a date beside it.",
    ],
    questions: [
      "What does it mean for tomorrow?",
      "What have you been doing as if it weren't so?",
      "Since when have you known?",
      "Who else should hear that yes?",
      "And what's the first thing that would have to change?",
    ],
  },
  no: {
    reactions: [
      "No, then.",
      "A clean no, and I'd keep that skill.",
      "That was quick and very clear.",
      "All right, I'll take it off the table.",
    ],
    turns: [
      "You were more certain there than anywhere in the first text.",
      "A no has a shape, and it usually fits round something.",
      "Crossing out is a way of drawing, too.",
    ],
    questions: [
      "What would get a yes?",
      "Which part is the no about?",
      "Could you say that no to {person}, in the same tone?",
      "What are you keeping, by saying no to that?",
    ],
  },
  word: {
    reactions: [
      "One word, {q}, and the rest of the sentence is still with you.",
      "{q}, you say, and stop.",
      "That's a heading.",
      "Short, and I'd guess it's short on purpose.",
      "I'll take the word, and I'd like the one after it.",
    ],
    turns: [
      "Words like that come with a story attached.",
      "It's the kind of word people put in front of something.",
      "I can hold one word next to {card}, and not much more.",
    ],
    questions: [
      "What's the next word?",
      "Who would be in the sentence, if you wrote it out?",
      "What happened just before you typed it?",
      "And if you had ten words?",
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
  feeling: {
    reactions: [
      "You say {q}, and I won't try to talk you out of it.",
      "That makes sense to me, given what you wrote.",
      "Noted, without a patch for it.",
      "Thank you for saying it straight.",
    ],
    turns: [
      "It's allowed to be in the room while you do the small thing.",
      "A feeling like that mostly wants to be read to the end.",
      "It doesn't have to be solved to be put down for an hour.",
    ],
    questions: [
      "Where does it sit when you think of {thing}?",
      "What does it want you to do, and what do you want?",
      "When was it last a little lighter?",
      "Who knows that, besides me?",
    ],
  },
  person: {
    reactions: [
      "So there's {newperson}, and {newperson} wasn't in the first version.",
      "{person} again, in the part that costs you something.",
      "You wrote {q}, and I notice who the sentence belongs to.",
      "That puts {person} nearer the middle than I had it.",
      "All right, {person} {person:goes|go} into the log with that.",
    ],
    turns: [
      "What you tell me about {person} is a report, and I'd like to see the raw data.",
      "It may be exactly so, and {person} might describe the same minute differently.",
      "Knowing that about {person}, you still have one move that's only yours.",
      "I'd keep what {person} did apart from what you made of it.",
    ],
    questions: [
      "What did you say back?",
      "What would you like {person} to do next, in one verb?",
      "What does {person} not know about this?",
      "What did you want to hear from {person} at that moment?",
      "How would {person} tell it, in two lines?",
    ],
  },
  fact: {
    reactions: [
      "You wrote {q}, and that's new.",
      "That wasn't in the first version.",
      "Good, that's a detail with an edge on it.",
      "So that's how it looks from close up.",
      "I hadn't known that, and it moves the picture.",
      "{q}: that changes the order of things.",
    ],
    turns: [
      "Put next to {thing}, it stops looking like an accident.",
      "You gave that as background, and I'd move it forward.",
      "{card} lies a little differently beside that.",
      "It's the second time you've come near it without stepping on it.",
      "I'd not explain it yet; I'd look at it.",
    ],
    questions: [
      "What did you do straight after?",
      "What would you say that proves, and does it?",
      "Which part of that did you nearly leave out?",
      "What would change if it were the most important thing you've said?",
      "Who else knows that?",
      "What does it make you want to do?",
    ],
  },
};

/** For a dark message: plain, kind, nothing asked that takes strength. */
export const GRAVE_CHAT: ChatFrames = {
  reactions: [
    "I've read that, and I won't be clever about it.",
    "That's hard, and you don't have to make it sound better.",
    "Thank you for saying it.",
    "I hear you; that's a lot for one evening.",
    "You've put it plainly, and it can stay plain.",
  ],
  turns: [
    "A duck isn't enough company for this, and somebody who knows you might be.",
    "Nothing has to be decided tonight.",
    "An hour at a time is a fair way to do it.",
    "You needn't carry it neatly.",
  ],
  questions: [
    "Who could you ring, even just to have a voice in the room?",
    "What would make the next hour a little easier?",
    "Is there somebody near you right now?",
    "What has helped before, a little?",
  ],
};
