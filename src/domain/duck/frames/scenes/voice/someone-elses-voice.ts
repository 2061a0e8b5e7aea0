import type { Scene } from "../scene.ts";

export const SOMEONE_ELSES_VOICE: Scene = {
  id: "someone-elses-voice",
  cues: [
    [
      3,
      /\b(?:sounds? like (?:someone|somebody|everyone|a bad|bad)|derivative|unoriginal|not original|just (?:a )?(?:bad|copy)|been done before|my own (?:voice|style)|everyone already has|already exists)\b/,
    ],
    [0.8, /\b(?:poems?|write|music|paint\w*|songs?|podcast|read)\b/],
  ],
  names: ["Whose voice is this", "Bad, and borrowed"],
  remarks: [
    [/\bbad\b/, "You wrote {q}. You chose a good one to be bad at, at least. It says what you love."],
    [
      /\b(?:sounds?|already|original)\b/,
      "There's {q}. You can hear it, so there's a second voice in the room, the one that noticed.",
    ],
  ],
  headlines: [
    "You can hear that it isn't yours yet, and only your own ear could tell you that.",
    "Everyone starts in somebody else's coat; you've noticed the sleeves.",
    "You're looking for a voice where there's only ever been a subject.",
  ],
  openings: [
    "You make something and a voice you admire comes out, a little worse. It feels like being caught. It's what learning sounds like from inside.",
    "You've got an ear that's ahead of your hand. That's uncomfortable, and nobody gets good the other way round.",
  ],
  developments: [
    "A borrowed voice goes on sounding borrowed as long as it talks about borrowed things. Give it something that only you have, a particular kitchen, your uncle's car, the thing you'd not say, and it'll have to bend.",
    "Do it on purpose: copy the one you sound like, openly, for a week, and then a second one, as different as you can find. What's left over when you mix the two is usually you.",
    "Look for the line that embarrasses you a little. The smooth ones come from reading. The embarrassing one has seldom been written by somebody else.",
    "That it's been done before is true of everything. It hasn't been done by somebody who lives on your street, with your grudges.",
  ],
  questions: [
    "Which line in it could only have been written by someone with your address?",
    "What would you make if the one you admire could never see it?",
    "What do you know that the ones you sound like don't?",
  ],
  insights: [
    "Change the subject before you change the style. The style follows.",
    "Keep the line that makes you wince. Cut the one you're proud of.",
    "You don't find a voice. You wear out the others.",
  ],
  steps: [
    "Take the last thing you made and underline one line that could only be yours. If there's none, add one fact from your own kitchen.",
    "Write two minutes about something ugly you know well, in the words you'd use on the phone.",
    "Say it into your phone as you'd tell it to a friend, and write down what you said.",
  ],
  longer: ["Imitate two people you admire, a page each, and circle the places where you failed at it."],
  prompts: ["What have you never read about that you know?", "Whose approval does the borrowed voice have?"],
};
