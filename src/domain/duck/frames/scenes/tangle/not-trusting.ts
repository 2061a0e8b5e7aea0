import type { Scene } from "../scene.ts";

export const NOT_TRUSTING: Scene = {
  id: "not-trusting",
  cues: [
    [
      3,
      /\b(?:check(?:ing)? (?:my |his |her )?(?:husband|wife|boyfriend|girlfriend|partner)?'?s? ?(?:phone|messages)|always has a reason|won't video call|says (?:he|she)'?s fake|don't trust (?:him|her|them)|is (?:he|she) lying|catfish\w*|jealous of (?:his|her))\b/,
    ],
    [0.6, /\b(?:online|never anything|again|hours a day|sister says|hides)\b/],
  ],
  thing: { phrase: "the doubt", kind: "other" },
  isTender: true,
  names: ["Checking, and never sure", "A doubt, asked of nobody"],
  remarks: [
    [/\bnever anything\b/, "You wrote {q}. So there's been an answer every time, and it hasn't helped."],
    [/\balways has a reason\b/, "There's {q}. One reason is a reason. Always is a pattern."],
    [/\bcheck\w*\b/, "You wrote {q}. It calms you for about as long as it takes."],
    [/\bsays\b/, "There's {q}. You didn't leave it out. I take that as half agreeing."],
  ],
  headlines: [
    "You want to be sure, and you're looking where sureness isn't kept.",
    "The doubt is real; what it needs is a question asked aloud.",
    "One plain test would tell you more than all the evidence you collect.",
  ],
  openings: [
    "There's a doubt, and you've been feeding it facts. It eats them and it's still hungry, because it isn't a fact it wants.",
    "You'd like to trust somebody, and something in you is keeping watch. Either it knows something or it's been on duty too long. From inside, these feel alike.",
  ],
  developments: [
    "Ask for what would settle it, in daylight: a call with a face, an answer at the kitchen table. Somebody who means well may be embarrassed or annoyed, and will still do it. A further reason why not is also an answer.",
    "Secret checking can't clear anyone. If there's nothing, it was hidden well; if there's something, you found it wrongly. So even the good result can't be used.",
    "Set yourself a line beforehand: if this hasn't happened by that day, I step back. And until then no money, no documents, no promises. It isn't cold. It's how one stays kind without being used.",
    "It might come from another time, another person. You can say that too: ‘I've been lied to before, and I notice I'm looking for it. Help me with this.’",
  ],
  questions: [
    "What would you need to see or hear to stop wondering, and have you asked for just that?",
    "What do you do in the ten minutes before you check?",
    "What would you tell your sister if it were hers?",
  ],
  insights: [
    "Ask for the one thing that would settle it. Once, kindly, with a date.",
    "Checking buys ten minutes. A question buys an answer.",
    "Trust your doubt enough to say it aloud, and not enough to act on it alone.",
  ],
  steps: [
    "Write the request in one line: ‘I'd like a video call this week, ten minutes. It matters to me’, or whatever would settle yours.",
    "Write down the day by which you'd want to know, and what you'd do the day after.",
    "Next time your hand goes to check, write down what you hoped to find. One line.",
  ],
  longer: ["Tell one friend the whole story aloud and watch which part makes you speed up."],
  prompts: ["What did you learn about trust, and from whom?", "What are you hoping is true?"],
};
