import type { Scene } from "../scene.ts";

export const BEING_SEEN: Scene = {
  id: "being-seen",
  cues: [
    [
      2.4,
      /\b(?:final round|interview tomorrow|festival|panel|on stage|in front of|competition|exhibition|open mic|audition|reading it|publish|show(?:ing)? (?:my|it|people)|performance|recital|contest|solo|rehearsal|audience|sing)\b/,
    ],
    [
      2,
      /\b(?:cringe|like a robot|mistakes|terrified|freeze|embarrass\w*|not good enough|change the subject|can't watch|imposter|impostor|fraud|find out|nervous|zero original|amateur|throat|in the shower|shak\w+)\b/,
    ],
    [0.8, /\b(?:teacher|film|fanfic|songs?|praised|gorgeous|deadline)\b/],
  ],
  names: ["Good enough to be shown", "Seen, and only flaws"],
  remarks: [
    [
      /\b(?:cringe|like a robot|mistakes|flaws)\b/,
      "You wrote {q}. You're the only one in the room who has that list.",
    ],
    [
      /\b(?:change the subject|say thanks)\b/,
      "There's {q}. It's quick, it's polite, and it leaves the other one holding the compliment.",
    ],
    [
      /\b(?:freeze|terrified|nervous)\b/,
      "You wrote {q}. It's about being looked at, and hardly at all about the work.",
    ],
    [/\bshould be happy\b/, "You wrote {q}. Happy can come later. Being there is enough for the day itself."],
  ],
  headlines: [
    "Someone saw that it's good, and you've been looking for their mistake ever since.",
    "You judge it as its mechanic; everyone else has only ever been a passenger.",
    "You don't have to think it's good, you only have to be there when they do.",
  ],
  openings: [
    "Somebody looked at what you made and said yes, and that should have settled it. Instead there's now a day on which you have to stand next to it.",
    "You've been invited to show something, and all you can see is what's wrong with it. That's the maker's seat; it has the worst view in the house.",
  ],
  developments: [
    "You know every version it could have been, so this one looks like a list of losses. They've only got this one, and it's the thing itself to them. You can't see it as they do, but you can take their word for an hour.",
    "If you brush off a kind word, the other person stands there with it. ‘Thank you, that part was hard’ costs you nothing, and it happens to be true.",
    "You don't need to be confident by then. You need three sentences: what it's about, what was difficult, what you'd do differently. They hold in any room, and the third one turns your list of mistakes into something to say.",
    "Being embarrassed by older work means your eye has grown. Waiting until you're not embarrassed means waiting until you've stopped growing.",
  ],
  questions: [
    "What did the person who said yes see, if you take them at their word for a minute?",
    "Whose face in the audience are you playing this to?",
    "What would you say about it if a friend had made it?",
  ],
  insights: [
    "Prepare three sentences. They do the work that confidence is supposed to do.",
    "The flaws are visible to you because you put in everything else as well.",
    "Say thank you and stop there. It gets easier after the second time.",
  ],
  steps: [
    "Write three sentences: what it's about, what was hard, what you'd do differently. Say them aloud once.",
    "Write down one thing in it you wouldn't change. If nothing comes, write what somebody else said about it.",
    "Say ‘thank you, that part was hard’ aloud to the mirror, and don't add anything.",
  ],
  longer: [
    "Show it to one person who wasn't there when you made it, and write down the first thing they say.",
  ],
  prompts: [
    "What are you afraid people would know about you?",
    "When did you first learn that it's safer to hide the good things?",
  ],
};
