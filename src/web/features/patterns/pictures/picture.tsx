import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { Calibration } from "./calibration.tsx";
import { Shares } from "./shares.tsx";
import { Survival } from "./survival.tsx";
import { Whiskers } from "./whiskers.tsx";

/** Draws the picture of a pattern with its intervals, by its type. Renders nothing for a picture that has none. */
export function Picture({ picture }: { picture: PatternPictureOutput }) {
  switch (picture.type) {
    case "whiskers":
      return <Whiskers picture={picture} />;
    case "survival":
      return <Survival picture={picture} />;
    case "shares":
      return <Shares rows={picture.rows} />;
    case "calibration":
      return <Calibration picture={picture} />;
    default:
      return null;
  }
}
