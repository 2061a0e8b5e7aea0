import type { Scene } from "../scene.ts";

export const THE_MADE_THING: Scene = {
  id: "the-made-thing",
  cues: [
    [
      3,
      /\b(?:cut \d[\d,]* words|hate the style|pages drawn|every one of them is my|kill your darlings|my app makes|side project)\b/,
    ],
  ],
  names: ["{shortQuote}", "What's made, what's missing", "{thing}, the next inch"],
  remarks: [
    [
      /\b(?:hate|favou?rite|love)\b/,
      "You wrote {q}. That's a feeling with an address, so you can go and look at the place.",
    ],
    [
      /\b(?:written|drawn|pages|words|title)\b/,
      "There's {q}. It exists, and that's the part most people lack.",
    ],
  ],
  headlines: [
    "What's there is worth more than what's wrong with it.",
    "You're deciding about the whole of {work} where one part would do.",
    "You don't have to love all of it to go on with the next page.",
  ],
  openings: [
    "You've made something, and now you stand in front of it with a pencil and a bad conscience. It's further along than it feels; it always is, for the one who knows every seam.",
    "There's the thing as it is, and there's the thing you had in mind, and you keep looking at the gap. The gap's how you can tell that you've got better.",
  ],
  developments: [
    "The early part was done by somebody with less practice. You could redo it all, and by the end of that you'd have outgrown the middle. Go on to the end first; only from there can you see what the beginning needs.",
    "If something has to go, don't ask which part is good. Ask what the piece would be about without it. A thing can be excellent and belong to the next one. Put what you take out into a file with a name, so that it isn't killed, only moved.",
    "Choose one small area and make it right, and see if the rest leans towards it. It's quicker than a plan for the whole, and it tells you what right means.",
    "Whoever sees it next won't see what you see. They haven't got the other version. Ask one of them where they stopped, and not whether it's good.",
  ],
  questions: [
    "What would it be about, if only half of it could stay?",
    "Which page would you show first, and what's in that one?",
    "What would you do with it if it had to be out of the house in a month?",
  ],
  insights: [
    "To the end first. The beginning can only be repaired from there.",
    "Cut into a file with a name. It hurts half as much.",
    "One right inch teaches you what the rest should be.",
  ],
  steps: [
    "Take the page you like least and mark the one thing on it you'd keep.",
    "Open a new file called ‘for the next one’ and move one piece into it.",
    "Write in one sentence what it's about, without the word ‘and’. Pin it above the desk.",
  ],
  longer: ["Go through it once fast, marking only where you'd stop reading."],
  prompts: [
    "What does the part you're fondest of do for you, and what for the piece?",
    "What were you not able to do when you began it?",
  ],
};
