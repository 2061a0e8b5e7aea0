import { type Pen, takePen } from "./duck-pen.ts";
import type { ReadingRequest, Tone } from "./duck-request.ts";
import { FORM_FRAMES } from "./frames/form-frames.ts";
import type { KnotFrames } from "./frames/knot-frames.ts";
import { KNOT_FRAMES } from "./frames/knots.ts";
import { type Facts, gatherFacts } from "./gather-facts.ts";
import { readSituation, type Situation } from "./read-situation.ts";

export interface Preparation {
  request: ReadingRequest;
  situation: Situation;
  facts: Facts;
  /** Frame banks for this text, the most fitting first; never empty. */
  banks: KnotFrames[];
  pen: Pen;
  isGentle: boolean;
  /** Loss or distress: no jokes, and nobody is brought in. */
  isGrave: boolean;
  /** A sore matter: spoken of plainly, and not joked about. */
  isTender: boolean;
}

export function prepareReading(request: ReadingRequest): Preparation {
  const situation = readSituation(request.text, request.blockTypeId, request.isDistressed);
  const isGrave = situation.isGrave;
  const facts = gatherFacts(situation, {
    isAlone: isGrave,
    isBetweenPeople: request.blockTypeId === "relationship",
    text: request.text,
  });
  const isTender = !isGrave && situation.scene?.isTender === true;
  const tone = toneFor(request.tone, isGrave, isTender);
  const avoid = request.avoid ?? [];
  return {
    request,
    situation,
    facts,
    banks: banksFor(situation, isGrave),
    pen: takePen({ facts, tone, seed: `${request.seed}|${request.text.length}`, avoid }),
    isGentle: tone === "gentle" && isGrave,
    isGrave,
    isTender,
  };
}

function toneFor(wanted: Tone, isGrave: boolean, isTender: boolean): Tone {
  if (isGrave) return "gentle";
  return isTender && wanted === "blunt" ? "even" : wanted;
}

function banksFor(situation: Situation, isGrave: boolean): KnotFrames[] {
  const { form } = situation;
  if (isGrave) return situation.knots.map((knot) => KNOT_FRAMES[knot]);
  if (form !== "account") return [FORM_FRAMES[form]];
  const knots = situation.knots.map((knot) => KNOT_FRAMES[knot]);
  return situation.scene ? [situation.scene, ...knots] : knots;
}
