import { type ReactNode, useState } from "react";
import { Choices } from "../../ui/choices.tsx";
import { isSoundOn, playDrop, setSound } from "../../ui/sound.ts";
import { applyMotion, applyTheme, type ColourTheme, type Motion, readMotion, readTheme } from "./theme.ts";

const THEME_LABELS: Record<ColourTheme, string> = {
  system: "Match system",
  dark: "Night",
  light: "Daybreak",
};
const MOTION_LABELS: Record<Motion, string> = { system: "Match system", reduced: "Reduced" };
const SOUND_LABELS = { off: "Off", on: "On" };

export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Choices
      legend="Theme"
      labels={THEME_LABELS}
      chosen={theme}
      onChoose={(choice) => {
        applyTheme(choice);
        setTheme(choice);
      }}
    />
  );
}

function MotionSwitch() {
  const [motion, setMotion] = useState(readMotion);
  return (
    <Choices
      legend="Motion"
      labels={MOTION_LABELS}
      chosen={motion}
      onChoose={(choice) => {
        applyMotion(choice);
        setMotion(choice);
      }}
    />
  );
}

function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <Choices
      legend="Sound"
      labels={SOUND_LABELS}
      chosen={isOn ? "on" : "off"}
      onChoose={(choice) => {
        setSound(choice === "on");
        setOn(choice === "on");
        playDrop();
      }}
    />
  );
}

/** The settings that belong to this device and not to the account. */
export function DeviceSwitches(): ReactNode {
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <ThemeSwitch />
      <MotionSwitch />
      <SoundSwitch />
    </div>
  );
}
