import type { Scene } from "../scene.ts";

export const ENVIED_FRIEND: Scene = {
  id: "envied-friend",
  cues: [
    [2, /\b(?:jealous|envious|envy|jealousy)\b/],
    [1.5, /\b(?:best friend|friend|friends|cousin|sister|brother|colleague|classmate)\b/],
    [1, /\b(?:engaged|pregnant|bought a house|promot\w+|muted|unfollow\w*|wedding|book deal|instagram)\b/],
  ],
  thing: { phrase: "the envy", kind: "other" },
  names: ["Happy for {person}, mostly", "Muted, not said", "Somebody else's good news"],
  remarks: [
    [
      /\b(?:jealous|envious|envy)\b/,
      "Start with {q}. It's the most honest line here, and it says what you want more than what you are.",
    ],
    [
      /\b(?:horrible|bad|terrible) (?:person|friend)\b/,
      "You wrote {q}. Horrible people don't write that down and bring it to a duck.",
    ],
  ],
  headlines: [
    "You aren't against what {person} got; you want to know when it's your turn.",
    "Envy is bad company and a good pointer: it only shows up for what you want.",
    "You can be jealous of {person} and still turn up, and one evening would prove it.",
  ],
  openings: [
    "Somebody you care about got something you'd like, and now you keep a distance so that it doesn't show. Nobody has behaved badly so far. Two things are true at once, and only one of them is nice.",
    "{person} had good news and you had a reaction, and since then you've been managing the reaction. Both are real. The first one is {person's}, the second one is about you.",
  ],
  developments: [
    "Envy is specific, so read it. Is it the person beside them, the front door, or the feeling of being ahead? You'd only need to want one of these, and you could do something about one.",
    "The distance costs more than the envy does. {person} {person:doesn't|don't} see what you feel, only that you've gone quiet at a time when good friends get loud.",
    "You've been taking the other life from its announcements and your own from the inside. The comparison was rigged before you lost it.",
    "You needn't feel pure joy to congratulate someone. Half a joy, said early, is worth more to a friend than a whole one that never arrives.",
  ],
  questions: [
    "If you could have exactly one piece of it, which piece, and by when?",
    "What would you want a friend to do if they felt like this about you?",
    "What did you stop working on around the time you started comparing?",
  ],
  insights: [
    "Name the one part of it you'd take. The rest of the jealousy will lose interest.",
    "An excuse needs keeping up. A late congratulation needs saying once.",
    "Feeling it doesn't make you a bad friend. Disappearing over it would, a little.",
  ],
  steps: [
    "Write two columns for two minutes: what they have that you want, and what they have that you'd hate. Circle one thing.",
    "Send one line: ‘Sorry I've been slow. I'm glad for you. When are you free?’",
    "Finish this on paper, for your eyes only: what I really want is. One concrete noun.",
  ],
  longer: [
    "Plan the smallest celebration you could mean: one drink, one hour, one question about how it happened.",
  ],
  prompts: [
    "What does the other life in your head have on an ordinary Wednesday that yours hasn't?",
    "What would you have to admit you want?",
  ],
};
