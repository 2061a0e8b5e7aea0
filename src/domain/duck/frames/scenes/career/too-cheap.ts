import type { Scene } from "../scene.ts";

export const TOO_CHEAP: Scene = {
  id: "too-cheap",
  cues: [
    [
      3,
      /\b(?:raise (?:my |our |the )?(?:prices|rates|fees)|put (?:my )?prices up|price cards?|undercharg\w*|charge more|too cheap|ask(?:ing)? for a (?:raise|pay rise)|pay rise|a raise|underpaid)\b/,
    ],
    [1, /\b(?:losing|clients|customers|regulars|freelanc\w*|[£$€] ?\d+|bakery|shop|rent is|boss)\b/],
  ],
  thing: { phrase: "the price", kind: "other" },
  names: ["New prices, not yet said", "Worth more, not said"],
  remarks: [
    [/\blosing\b/, "You wrote {q}. That's what your kindness costs, and it has no line in the books."],
    [/\b(?:should|keep|drawer)\b/, "There's {q}. You've done the sum; it's the saying you haven't done."],
  ],
  headlines: [
    "You've done the sum; what's missing is the morning on which you say it.",
    "You're paying the difference out of your own pocket so that nobody has to feel it.",
    "The number is right already, and it's only waiting for you to say it.",
  ],
  openings: [
    "The figures say one thing and your face says another when somebody's standing in front of you. So you've been covering the gap yourself, quietly, every month.",
    "You know what it ought to cost. You also know the people who'd pay it, and that's why the number stays where it is.",
  ],
  developments: [
    "If it goes on like this, the people you're sparing lose the thing altogether. A higher price is unpleasant. A closed door is worse, and nobody gets asked about it.",
    "You've decided what others can afford without asking them. Most will shrug. For the few who can't, you can keep one thing cheap on purpose, which is generosity you've chosen rather than a leak.",
    "An apology makes a number look negotiable. Say it with a date and a fact: ‘From Monday it's this. Costs went up.’ Then talk about something else.",
    "It needn't be one big jump. A first step that covers the loss is easy to explain, and you'll learn from the first week that most people read the sign and order.",
  ],
  questions: [
    "Whose face do you see when you imagine saying the number?",
    "How many months can you keep paying the difference, to the nearest month?",
    "What would you say to someone who told you they couldn't, and could you live with that?",
  ],
  insights: [
    "Pick a date, say the number, leave out the apology.",
    "Keep one thing cheap for the people you worry about, and let the rest carry itself.",
    "You're allowed to earn from this. It's how it continues.",
  ],
  steps: [
    "Write the sign or the line as it'll stand: the new price, the date, one fact. No ‘sorry’ in it.",
    "Say the number aloud five times to the wall, with no sentence after it.",
    "Change one price today, the one that loses you most, and see who says anything.",
  ],
  longer: ["Work out which three items or clients lose you the most, and set the new number for each."],
  prompts: [
    "Who taught you what's decent to ask for?",
    "What would you do with the money you've been giving away?",
  ],
};
