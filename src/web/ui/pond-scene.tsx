import type { ReactNode } from "react";
import { Rob, type RobMood } from "./rob.tsx";
import { StageRings, StageScene } from "./stage-scene.tsx";

interface PondSceneProps {
  mood?: RobMood;
  className?: string;
  /** What Rob says, under him on the water. */
  children?: ReactNode;
}

/** Rob on the pond at night, in both themes, where a page would be empty. */
export function PondScene({ mood = "listening", className = "", children }: PondSceneProps) {
  return (
    <div className={`pond-scene night ${className}`}>
      <StageScene />
      <div className="pond-scene-rob">
        <div className="stage-floats">
          <StageRings />
          <Rob size="fill" mood={mood} className="relative" />
        </div>
        {children}
      </div>
    </div>
  );
}
