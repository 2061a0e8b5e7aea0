import type { Scene } from "../scene.ts";

export const EMPTY_DAYS: Scene = {
  id: "empty-days",
  cues: [
    [3, /\b(?:retire\w*|empty nest|since i stopped work|kids (?:have )?(?:moved out|left))\b/],
    [
      1,
      /\b(?:busier than ever|don't know what day|cleaned|bored|nothing to do|resent|purpose|used to be|golf)\b/,
    ],
  ],
  thing: { phrase: "the free days", kind: "state", isPlural: true },
  names: ["{longspan}, then no timetable", "No bell, no Tuesday"],
  remarks: [
    [/\b(?:what day|resent)\b/, "You wrote {q}. It's dry and it's exact, and you're allowed to mind."],
    [/\b(?:busier|everyone)\b/, "There's {q}. They meant well and they weren't there on the Wednesday."],
    [/\bcleaned\b/, "There's {q}. Tidying is a job with no colleagues."],
  ],
  headlines: [
    "You were promised rest and got a week without a shape.",
    "You miss being needed at a certain hour, and no hobby has that built in.",
    "You didn't only stop working; you stopped being expected somewhere.",
  ],
  openings: [
    "For years the week told you who you were, and then it stopped. Everyone calls that freedom, so there's nobody to complain to.",
    "What's gone isn't the work so much as being expected: at a time, in a room, by people who'd notice. Tidying can fill hours, but nobody waits for it.",
  ],
  developments: [
    "People offer you hobbies, and hobbies can be skipped. The old week was the opposite: it couldn't be skipped. So look for one thing in the week where somebody would ring if you didn't come.",
    "You know something, and you know how to explain it to people who'd rather be elsewhere. That's rare and it's wanted. An hour a week of it is a job without the marking.",
    "There's some grief in it too, and it gets called ‘settling in’. You're allowed to miss a thing you were also tired of.",
    "If the other one at home has their own week, yours shows up more. You could say so without blaming anybody: ‘I'd like one day that's ours, and one that's mine.’",
  ],
  questions: [
    "At which hour of the week do you notice it most?",
    "Who would be glad to be taught something by you, by name?",
    "What were you good at in that job that never appeared on a timetable?",
  ],
  insights: [
    "One fixed appointment that somebody counts on does more than five pastimes.",
    "Give the days names again. A week needs a Tuesday.",
    "You don't need to be busy. You need to be expected.",
  ],
  steps: [
    "Give two days of next week a fixed thing at a fixed hour, however small. Write them on the calendar in ink.",
    "Write to one place that could use an hour of what you know: a school, a library, a neighbour's child. Two lines.",
    "Ring a former colleague and ask what they'd like help with. It's a real question.",
  ],
  longer: ["Visit one place where people turn up weekly, and ask what happens if somebody doesn't come."],
  prompts: [
    "What did people come to you for?",
    "What did you postpone for all those years that you no longer want?",
  ],
};
