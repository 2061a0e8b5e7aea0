import type { Intent } from "../read-message.ts";
import { ASIDE_FRAMES } from "./chat-aside-frames.ts";
import { QUESTION_FRAMES } from "./chat-question-frames.ts";
import type { ChatFrames } from "./chat-reply-frames.ts";

export const CHAT_FRAMES: Record<Intent, ChatFrames> = {
  ...ASIDE_FRAMES,
  ...QUESTION_FRAMES,
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
