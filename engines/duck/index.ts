export { chatWelcome, coachTapsBeside } from "./beside-chat.ts";
export { coachReply } from "./coach.ts";
export { helpTapOf, isTap } from "./coach-words.ts";
export { fillTaggedReading, ownAct, writtenIn } from "./fill-tagged-reading.ts";
export { nameBlock } from "./name-block.ts";
export { adviseByCard, remarkOnCard } from "./say-of-card.ts";
export { shrinkStep } from "./shrink-step.ts";
export { writeReading } from "./write-reading.ts";
