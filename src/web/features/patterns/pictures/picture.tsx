import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { Calibration } from "./calibration.tsx";
import { Chance } from "./chance.tsx";
import { Hours } from "./hours.tsx";
import { Progress } from "./progress.tsx";
import { Shares } from "./shares.tsx";
import { StillWater } from "./still-water.tsx";
import { Survival } from "./survival.tsx";
import { Weekdays } from "./weekdays.tsx";
import { Whiskers } from "./whiskers.tsx";

/** Draws the picture of a pattern, by the type of the picture. */
export function Picture({ picture }: { picture: PatternPictureOutput }) {
  switch (picture.type) {
    case "weekdays":
      return <Weekdays picture={picture} />;
    case "hours":
      return <Hours counts={picture.counts} />;
    case "chance":
      return <Chance chance={picture.chance} />;
    case "whiskers":
      return <Whiskers picture={picture} />;
    case "survival":
      return <Survival picture={picture} />;
    case "shares":
      return <Shares rows={picture.rows} />;
    case "calibration":
      return <Calibration picture={picture} />;
    case "progress":
      return <Progress have={picture.have} need={picture.need} unit={picture.unit} />;
    case "still":
      return <StillWater />;
  }
}
