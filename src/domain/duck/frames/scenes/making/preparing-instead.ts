import type { Scene } from "../scene.ts";

export const PREPARING_INSTEAD: Scene = {
  id: "preparing-instead",
  cues: [
    [
      2.6,
      /\b(?:buying (?:supplies|gear|equipment|books|courses|plugins|paint)|keep buying|bought (?:a|the|new) (?:course|camera|gear)|watch(?:ing)? tutorials|research(?:ing)? instead|too (?:nice|good) to (?:write|use|draw|wear)|instead of (?:painting|writing|drawing|playing|making|practising|practicing))\b/,
    ],
    [
      1.5,
      /\b(?:want to (?:paint|write|draw|play|make|start|create)|scroll\w*|other people'?s (?:studios?|work)|cupboard|tutorials|supplies|start a (?:podcast|blog|channel)|notebook|journal)\b/,
    ],
  ],
  names: ["A cupboard, no picture", "Equipped, not started"],
  remarks: [
    [/\bbuying\b/, "You wrote {q}. The wanting is real; it's just been spent at the till."],
    [/\b(?:scroll|hour|bedtime|watch)\b/, "There's {q}. It has a time and a place, so it can be swapped."],
  ],
  headlines: [
    "You're buying the feeling of having started, and it wears off by bedtime.",
    "You have everything you need but the first bad one.",
    "The shopping is the wish in a safe form; the real form is messier and free.",
  ],
  openings: [
    "You want to make something, and what you do is get ready for it. Getting ready feels like the same thing from inside, and it never goes wrong.",
    "Everything's there but the doing. Each new thing you get raises what the first attempt ought to look like, so the first attempt gets further away.",
  ],
  developments: [
    "Good materials ask for a good idea, and a good idea doesn't come to an empty table. So make it worthless on purpose: the worst paper, ten minutes, in the bin afterwards. That one's allowed to be bad, so it can happen.",
    "Looking at other people's work uses the same appetite as making your own, and it leaves you full and ashamed. Do yours first, for ten minutes, and look at theirs as dessert.",
    "You don't lack discipline. You've put the start at the end of the day, after the phone, when nobody has any nerve left. Move it before something, however small it gets.",
    "The one you're afraid to make is the first after a pause, and it'll be worse than you remember being. It's the toll. The third one is already different.",
  ],
  questions: [
    "What would you make if it were certain to be thrown away?",
    "What's the ugliest thing you could finish before dinner?",
    "When did you last lose track of time doing it, and what were you using?",
  ],
  insights: [
    "No new materials until something has been spoilt with the old ones.",
    "Ten minutes before the phone beats an hour after it.",
    "The first one is the toll. Pay it cheaply.",
  ],
  steps: [
    "Take the cheapest of what you own, make one deliberate mess on it for two minutes, and leave it lying where you'll see it.",
    "Lay out one colour, one tool, one surface on the table tonight, so that tomorrow needs no decision.",
    "Put the phone in another room and do the first two minutes badly. Then you may stop.",
  ],
  longer: ["Make three bad ones in twenty minutes. Keep the worst, it's the most honest."],
  prompts: [
    "What do you imagine people will see if they see the first one?",
    "What did you make at ten, before you knew what was good?",
  ],
};
