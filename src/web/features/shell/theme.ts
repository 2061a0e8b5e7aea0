/**
 * The display settings of this device. They are stored here and not with the account. `THEME_SCRIPT` applies
 * them before the first paint.
 */
import { KEPT, type Kept, keptItem, oneOf } from "../../kept-items.ts";

export const COLOUR_THEMES = ["system", "dark", "light"] as const;
export type ColourTheme = (typeof COLOUR_THEMES)[number];

export const MOTIONS = ["system", "reduced"] as const;
export type Motion = (typeof MOTIONS)[number];

const keptTheme = keptItem({ ...KEPT.theme, schema: oneOf<ColourTheme>(...COLOUR_THEMES) });
const keptMotion = keptItem({ ...KEPT.motion, schema: oneOf<Motion>(...MOTIONS) });

/** The script that runs in the head of every page, before anything is painted. */
export const THEME_SCRIPT = `try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem("${KEPT.theme.key}");if(t==="dark"||t==="light")d.theme=t;if(s.getItem("${KEPT.motion.key}")==="reduced")d.motion="reduced"}catch{}`;

export function readTheme(): ColourTheme {
  return keptTheme.read() ?? "system";
}

export function applyTheme(theme: ColourTheme): void {
  apply(keptTheme, "theme", theme);
}

export function readMotion(): Motion {
  return keptMotion.read() ?? "system";
}

/**
 * Sets the motion of the app: `reduced` stops animations, whatever the system's setting is. The styles read
 * `data-motion`.
 */
export function applyMotion(motion: Motion): void {
  apply(keptMotion, "motion", motion);
}

/**
 * Sets the theme: `system` removes the stored choice and the attribute, so that the styles follow the system.
 */
function apply<Choice extends string>(
  item: Kept<Choice>,
  attribute: "theme" | "motion",
  choice: Choice,
): void {
  const { dataset } = document.documentElement;
  if (choice === "system") {
    item.drop();
    delete dataset[attribute];
    return;
  }
  item.keep(choice);
  dataset[attribute] = choice;
}
