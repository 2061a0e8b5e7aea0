import type { Scene } from "../scene.ts";

export const JOB_SEARCH: Scene = {
  id: "job-search",
  cues: [
    [
      3,
      /\b(?:\d+ applications|applied (?:for|to)|job (?:search|hunt\w*|ads?|applications?)|got rejected|rejected again|unemployed|no offers|0 offers|\d+ interviews?)\b/,
    ],
    [1, /\b(?:rejected|masters?|cv|resume|months|ghosted|cover letter|laid off)\b/],
  ],
  thing: { phrase: "the search", kind: "deed" },
  names: ["{tally}, no offer", "Applied, again, nowhere"],
  remarks: [
    [
      /\b(?:rejected|rejection)\b/,
      "You wrote {q}. It's a result about a process, and it gets delivered to you as one about a person.",
    ],
    [
      /\bkeeps? sending\b/,
      "There's {q}. It's probably worry looking for something to do, and I can see how it lands.",
    ],
    [/\d applications|\d interviews/, "You wrote {q}. I'm glad you counted. Those numbers know something."],
  ],
  headlines: [
    "Your numbers say where it breaks, and that's before anyone has met you.",
    "You're being turned down mostly by people who've never heard your voice.",
    "Sending more of the same is the tiring option and the least likely to help.",
  ],
  openings: [
    "You've done it many times, it came back no, and each no arrives as if it had read you carefully. Most of them gave you under a minute, and some of them were a filter.",
    "Looking for work is a job with no pay and a daily review. You've kept at it, and you're allowed to be sick of it.",
  ],
  developments: [
    "Count in stages. Many applications and few interviews means the page isn't reaching a person. Interviews and no offer means the page is fine and the conversation needs a rehearsal. They call for different evenings.",
    "Every application is a cold call. One message to someone who already knows your work is a warm one, and it's the route by which most people got in, whatever the advert said.",
    "The people who love you send adverts because they can't send confidence. It stings because it sounds like their estimate of you. It's more likely to be their worry, looking for something to do.",
    "You could take something smaller for the rent, and it wouldn't be the verdict. It would buy you the nerve to refuse the wrong job.",
  ],
  questions: [
    "At which stage does it usually end, and what's the last thing you do before that?",
    "Who has seen you work and would say so in two sentences?",
    "Which of them did you really want, and what was different about how you wrote that one?",
  ],
  insights: [
    "Fix the stage it breaks at. The other stages can stay as they are.",
    "Three warm messages are worth more than thirty forms.",
    "Set a daily stop. A search without closing time eats the person who'd be hired.",
  ],
  steps: [
    "Message one person who has seen your work: ‘I'm looking. Who should I talk to?’ Two lines, today.",
    "Write three numbers on a slip: sent, interviews, offers. Mark the gap that's biggest. That's where to work.",
    "Put the last advert beside your first paragraph and underline every word they share. If there's none, change one line.",
  ],
  longer: ["Rehearse one interview answer aloud with somebody who's allowed to interrupt."],
  prompts: [
    "What do you know how to do that no form has asked about?",
    "What would you apply for if the last no hadn't happened?",
  ],
};
