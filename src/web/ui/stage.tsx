import type { AnimationEventHandler, ReactNode } from "react";
import { Rob, type RobMood } from "./rob.tsx";
import { type Reveal, Spread, type SpreadCard } from "./spread.tsx";
import { DeepEdge, StageRings, StageScene } from "./stage-scene.tsx";

interface StageProps {
  /** One card or three. Cards that are not known yet have empty ids, and show their backs. */
  cards: SpreadCard[];
  /** The state of cards that are turned over on this stage; without one, all lie face up. */
  reveal?: Reveal | null | undefined;
  onAnimationEnd?: AnimationEventHandler | undefined;
  /** What Rob says, as one sentence; nothing if he only listens. */
  says?: ReactNode;
  mood?: RobMood;
  /** Whether Rob is beside the cards. He is not while he speaks below them, because there is one Rob at a time. */
  isRobHere?: boolean;
  /** The controls above the cards, at the left and at the right end of the row. They stay in sight. */
  top?: ReactNode;
  /** What stands in the deep below the cards; at their right on a wide screen. */
  children: ReactNode;
}

/**
 * The cards of a reading on the pond at night, large and still, with the moon and Rob at their right. Only what stands below
 * them changes, so nothing above it moves.
 */
export function Stage({ cards, reveal, says, mood = "listening", isRobHere = true, ...props }: StageProps) {
  return (
    <div className={`stage night bar-of-its-own ${cards.length > 1 ? "stage-of-three" : ""}`}>
      <StageScene />
      {props.top && <div className="stage-top">{props.top}</div>}
      <div className="stage-cards">
        <Spread cards={cards} {...(reveal && { reveal, onAnimationEnd: props.onAnimationEnd })} />
      </div>
      <div className="stage-rob stage-comes-in">
        <div className={`stage-floats transition-opacity duration-(--quick) ${isRobHere ? "" : "opacity-0"}`}>
          <StageRings />
          <Rob size="fill" mood={mood} className="relative" />
        </div>
        <p dir="auto" className="stage-says">
          {says}
        </p>
      </div>
      <div className="stage-deep stage-comes-in">
        <DeepEdge />
        <div className="stage-content">{props.children}</div>
      </div>
    </div>
  );
}
