import type { Scene } from "../scene.ts";

export const SMALL_AUDIENCE: Scene = {
  id: "small-audience",
  cues: [
    [
      2.8,
      /\b(?:\d+ (?:listeners?|followers?|readers?|subscribers?|views|likes)|(?:one|two|three|four|five|ten|eleven) (?:listeners|followers|readers)|nobody (?:reads|listens|watches|buys|came)|no one (?:reads|listens|watches|buys)|no audience|zero sales)\b/,
    ],
    [1, /\b(?:podcast|blog|newsletter|channel|shop|etsy|music|book|upload\w*|posts?)\b/],
  ],
  names: ["{tally}, counted twice", "Made for almost nobody"],
  remarks: [
    [
      /\blisteners|followers|readers|views\b/,
      "You wrote {q}. It's a good joke. It's also a room with people in it.",
    ],
    [/\bnobody|no one\b/, "There's {q}. Find out who the almost is."],
  ],
  headlines: [
    "You have a few real people, and you've been looking past them for a crowd.",
    "Before you ask how to get more, ask what the few you have came for.",
    "It's small, so you can still ask everyone who's there.",
  ],
  openings: [
    "You make something, it goes out, and the number that comes back is small enough to know by heart. It's easy to take that as the review. It's only the attendance.",
    "You've done the part most people never do: it exists and it's out. What you've got now is a small number, and the small number has got you.",
  ],
  developments: [
    "Few is an advantage for exactly as long as it lasts: you can write to every one of them. Ask what they'd miss if it stopped. Three answers will tell you more than a graph, and one of them will tell you who to look for.",
    "There are two questions in there, whether it's any good and whether anybody knows it exists. They feel the same and they aren't. The first needs one honest listener, and the second needs you to say ‘I made this’ in a place where the right people already are.",
    "Decide what number you're making it for. If it's yourself and ten others, you're finished worrying. If it's a thousand, then telling people is half of the work from now on, and it'd be fair to give it half of the hours.",
    "Give it an end you choose: so many more, and then you look. Going on for ever while checking every day is the version that wears you out.",
  ],
  questions: [
    "Who's the one person it's perfect for, and where do they spend their Thursday?",
    "If the number never grew, how many more would you make, and gladly?",
    "Which one were you proud of before you looked at the count?",
  ],
  insights: [
    "Write to one of them today. A count can't answer, and a person can.",
    "Making and telling are two jobs. See which of them you've been doing.",
    "Choose the number that's enough, before the number chooses your mood.",
  ],
  steps: [
    "Write to one person who's heard or read it: ‘What would you miss if I stopped?’ Send it.",
    "Name one place where the right people already are, and write the one line you'd put there.",
    "Write on a slip how many more you'll make before you look at the numbers again. Tape it over them.",
  ],
  longer: ["Show it to one person it was made for, and watch which minute they lean in."],
  prompts: [
    "Who are you making it for, if you're honest, and do they know?",
    "What would you make next if there were no counter?",
  ],
};
