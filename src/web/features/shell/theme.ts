/**
 * The display settings of this device. They are stored here and not with the account. `THEME_SCRIPT` applies
 * them before the first paint.
 */
import { KEPT } from "../../kept-items.ts";

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ["system", "reduced"] as const;
export type Motion = (typeof MOTIONS)[number];

const { key: THEME_KEY } = KEPT.theme;
const { key: MOTION_KEY } = KEPT.motion;

/** The script that runs in the head of every page, before anything is painted. */
export const THEME_SCRIPT = `try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("${THEME_KEY}");if(t==="dark"||t==="light")d.theme=t;if(s.getItem("${MOTION_KEY}")==="reduced")d.motion="reduced"}catch{}`;

export function readTheme(): Theme {
  const kept = localStorage.getItem(THEME_KEY);
  return THEMES.find((theme) => theme === kept) ?? "system";
}

export function applyTheme(theme: Theme): void {
  apply(THEME_KEY, "theme", theme);
}

export function readMotion(): Motion {
  const kept = localStorage.getItem(MOTION_KEY);
  return MOTIONS.find((motion) => motion === kept) ?? "system";
}

/**
 * Sets the motion of the app: `reduced` stops animations, whatever the system's setting is. The styles read
 * `data-motion`.
 */
export function applyMotion(motion: Motion): void {
  apply(MOTION_KEY, "motion", motion);
}

/**
 * Sets the theme: `system` removes the stored choice and the attribute, so that the styles follow the system.
 */
function apply(key: string, attribute: "theme" | "motion", choice: string): void {
  const { dataset } = document.documentElement;
  if (choice === "system") {
    localStorage.removeItem(key);
    delete dataset[attribute];
    return;
  }
  localStorage.setItem(key, choice);
  dataset[attribute] = choice;
}
