import type { Scene } from "../scene.ts";

export const BODY_UNRECOGNISED: Scene = {
  id: "body-unrecognised",
  cues: [
    [
      2.8,
      /\b(?:gained \d{0,4} ?(?:kg|kilos|pounds|lbs|weight|\d{1,4}\w*)|lose weight|overweight|recogni[sz]e myself|gym membership|out of shape|my body|unfit|went twice)\b/,
    ],
    [0.8, /\b(?:photos?|gym|pandemic|running|diet|mirror|clothes)\b/],
  ],
  thing: { phrase: "your body", kind: "state" },
  isTender: true,
  names: ["In the photo, not me", "Gym, paid and unvisited"],
  remarks: [
    [/\brecogni[sz]e\b/, "You wrote {q}. It's the sentence under the kilos, and it's about being at home."],
    [/\btwice\b/, "There's {q}. Then you know the way, and you know what the third time has against it."],
  ],
  headlines: [
    "You don't miss a weight, you miss feeling at home in it.",
    "A body doesn't answer to being scolded; it answers to being taken out.",
    "You've been waiting to look right before you start living in it.",
  ],
  openings: [
    "Your body changed while you were busy getting through something, and now you look and see somebody else. It got you through. It'd like to be told that before it's told off.",
    "A remedy that isn't used makes one feel worse than none. It's a fee one pays for a bad conscience.",
  ],
  developments: [
    "Places full of mirrors ask for confidence up front. Start where nobody looks, ten minutes' walk after supper, same time each day. It won't change the scales. It changes who's standing on them, and rather soon.",
    "You've made it a project with a number, so each day without progress is a failure. Try an aim you can reach tonight, such as to be out of breath once, or to sleep by eleven.",
    "Wear something that fits you now. It sounds like giving up and it works the other way: you stop being reminded every morning, and there's strength left for the rest.",
    "If the change came fast or without a reason you can see, have it looked at. Otherwise it has a history, and you were there, and it was a hard one.",
  ],
  questions: [
    "When did you last enjoy having a body, and what were you doing?",
    "What would you do this week if you looked the way you'd like?",
    "What did those years ask of you that nobody thanked you for?",
  ],
  insights: [
    "Ten minutes that happen beat an hour that's planned.",
    "Don't wait for the body to be right before you use it kindly.",
    "Cancel what only costs you conscience, and walk.",
  ],
  steps: [
    "Put on shoes and walk for two minutes in one direction. Come back. That's the habit at its real size.",
    "Take the one piece of clothing that pinches out of the wardrobe, and put it in a bag.",
    "Cancel the membership or book one fixed hour with someone who'd wait for you. One of the two.",
  ],
  longer: ["Walk for twenty minutes to music you liked at nineteen."],
  prompts: [
    "What would you say to the person in the mirror?",
    "What do you want to be able to do, that a number wouldn't show?",
  ],
};
