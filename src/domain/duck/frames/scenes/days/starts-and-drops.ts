import type { Scene } from "../scene.ts";

export const STARTS_AND_DROPS: Scene = {
  id: "starts-and-drops",
  cues: [
    [
      2.6,
      /\b(?:start everything|\d+ day \w+ challenge|broke my streak|missed one day|half.?finished projects|quit by|never (?:finish|stick)|can't (?:finish|stick)|give up (?:after|on)|new year'?s|resolutions?|planner|dropped (?:all|out|it|them|every)\w*|lose interest|unfinished)\b/,
    ],
    [
      1.2,
      /\b(?:gym|spanish|guitar|meal prep|january|diet|running|habit|course|duolingo|hobbies|sweaters|songs)\b/,
    ],
  ],
  thing: { phrase: "the new start", kind: "deed" },
  names: ["Beginnings, no middle", "{tally}, none of them kept", "Begun, and begun again"],
  remarks: [
    [
      /\b(?:january|quit|february)\b/,
      "You wrote {q}. You've run this experiment several times, then, and the result is rather stable.",
    ],
    [/\b(?:planner|bought)\b/, "There's {q}. Buying it felt good, and that part's over now."],
    [
      /\b(?:finish|anything|never)\b/,
      "You wrote {q}. I'd bet it isn't true of everything, and the exceptions would teach you something.",
    ],
  ],
  headlines: [
    "You're good at starting, so you keep choosing starts.",
    "Nothing's wrong with your will; you keep hiring it for four jobs at once.",
    "You don't quit because it's hard, you quit on the first day that isn't new.",
  ],
  openings: [
    "You begin well, and you begin several at once, and some weeks later they all stop together. That's not four failures. It's one plan that was too heavy to carry, made again.",
    "The beginning gives you a picture of the person you'd be. The fifth week gives you an ordinary Wednesday. You keep going back for the picture.",
  ],
  developments: [
    "Each of them was set up at the size of your best week. So the first bad week breaks all of them, and a broken streak feels like a verdict. A size you'd manage with a cold would survive.",
    "You might not want all of these. Some are there because a person ought to. Drop those on purpose, today, and you'll have quit something for once by deciding to.",
    "Starting again in a new year makes the gap into a fresh page. It's kinder to go back on a wet Thursday in the middle of the month, where nobody's cheering. That's the skill you haven't practised: the second start.",
    "The buying and planning is the part you enjoy, and it's honest to say so. Enjoy it, and don't count it.",
  ],
  questions: [
    "Which single one would you still want if nobody ever noticed?",
    "What happened on the day before you stopped, the last time?",
    "How small would it have to be for you to do it on the worst day of the month?",
  ],
  insights: [
    "One thing, at the size of your worst day. The others can wait their turn.",
    "Missing a day is nothing. Practise the day after.",
    "Resign from the ones you don't want. It's tidier than failing at them.",
  ],
  steps: [
    "Write the list, cross out all but one, and shrink that one until it takes two minutes. Do it now, once.",
    "Write a letter of resignation to one of them: ‘I don't want to, actually.’ One line, signed.",
    "Put the tool for one of them where you'll trip over it tomorrow. Put the others in a cupboard.",
  ],
  longer: ["Do the smallest version of the one you kept, and stop while you'd still like to go on."],
  prompts: [
    "Who is the person you picture on the first of January, and what's their life like?",
    "What have you kept up for years without ever calling it a habit?",
  ],
};
