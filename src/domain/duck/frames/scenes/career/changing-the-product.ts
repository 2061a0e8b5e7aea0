import type { Scene } from "../scene.ts";

export const CHANGING_THE_PRODUCT: Scene = {
  id: "changing-the-product",
  cues: [
    [3, /\b(?:pivot\w*|runway|investors?|seed round|our startup|my startup|churn|paying customers)\b/],
    [0.8, /\b(?:co-?founder|customers|funding|wrong|team|months)\b/],
  ],
  thing: { phrase: "the pivot", kind: "deed" },
  names: ["{tally}, two plans", "Right, and not yet said"],
  remarks: [
    [
      /\bdon't want to tell\b/,
      "You wrote {q}. That's no doubt about the plan; that's dread of a conversation.",
    ],
    [/\b(?:probably right|wrong)\b/, "There's {q}. As far as I can see, that's the decision, already typed."],
  ],
  headlines: [
    "You've mostly decided; what's left is a short list of people to tell.",
    "Your runway is spending itself on a conversation you haven't had.",
    "Being wrong about a product is a finding; hiding it is a strategy.",
  ],
  openings: [
    "On paper it's a question of strategy. Read again, and you've an opinion already, and what's missing is the telling: customers, investors, and the part of you that promised.",
    "You have numbers, a clock and a cofounder with a view. The numbers aren't the hard part. Saying out loud what they say is.",
  ],
  developments: [
    "Investors have heard ‘we were wrong’ before; it's the usual path. What they can't use is hearing it when the money's gone. It's better news while there are months left on it.",
    "The customers you have are few enough to be rung one by one. You can tell them what stays, until when, and who helps them move. That's a better ending than most software gets.",
    "If you and {person} disagree, don't vote on belief. Agree on what you'd need to see, from whom, by which Friday, and let that decide. A test of three weeks is cheap against the whole runway.",
    "You keep the old thing running so that nobody's let down. Half a team on each plan lets everybody down slowly, yourself included.",
  ],
  questions: [
    "What would you need to see by the end of the month to be sure, in numbers?",
    "Which of these conversations are you putting the other ones behind?",
    "If you were starting today with the money that's left, would you build the present thing?",
  ],
  insights: [
    "Tell them while you still have a choice to report. Later it's only an outcome.",
    "Agree on the test before you argue about the plan.",
    "The promise was to try, with their money and your years. You kept that one.",
  ],
  steps: [
    "Write the first two lines of the investor note: what we learned, what we're changing. Stop there.",
    "Ring one customer today and ask what they'd miss on the first morning without it.",
    "Send {person} one question: ‘What would we have to see by the end of the month for both of us to be sure?’",
  ],
  longer: ["List who has to be told, in which order, with one honest sentence each."],
  prompts: [
    "What would you have to stop calling yourself if you changed course?",
    "Whose disappointment are you running the company around?",
  ],
};
