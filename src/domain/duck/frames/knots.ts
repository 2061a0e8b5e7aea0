import type { Knot } from "../find-knots.ts";
import { BLANK } from "./knot-blank.ts";
import { DRIFT } from "./knot-drift.ts";
import { FEAR } from "./knot-fear.ts";
import { FORK } from "./knot-fork.ts";
import type { KnotFrames } from "./knot-frames.ts";
import { FRICTION } from "./knot-friction.ts";
import { HEAVY } from "./knot-heavy.ts";
import { LOSS } from "./knot-loss.ts";
import { OVERLOAD } from "./knot-overload.ts";
import { PLAIN } from "./knot-plain.ts";
import { PUTOFF } from "./knot-putoff.ts";
import { REPEAT } from "./knot-repeat.ts";
import { UNFINISHED } from "./knot-unfinished.ts";
import { UNSAID } from "./knot-unsaid.ts";
import { WAITING } from "./knot-waiting.ts";
import { WORTH } from "./knot-worth.ts";

export const KNOT_FRAMES: Record<Knot, KnotFrames> = {
  repeat: REPEAT,
  putoff: PUTOFF,
  fork: FORK,
  friction: FRICTION,
  unsaid: UNSAID,
  overload: OVERLOAD,
  drift: DRIFT,
  unfinished: UNFINISHED,
  blank: BLANK,
  waiting: WAITING,
  fear: FEAR,
  loss: LOSS,
  worth: WORTH,
  plain: PLAIN,
  heavy: HEAVY,
};
