import type { KeyboardEvent } from "react";

/** The code of every key that a browser gives to an input method, such as the one for Japanese. */
const KEY_OF_INPUT_METHOD = 229;

/** Whether a composition has ended in the task that is running, by the key that is being handled. */
let isEnding = false;

/**
 * Returns the key that was pressed; `null` if it belongs to an input method, where Enter takes what was composed and Escape
 * drops it. Chrome and Firefox send that key before the composition ends, Safari after it.
 */
export function pressedKey({ key, keyCode, nativeEvent }: KeyboardEvent): string | null {
  return nativeEvent.isComposing || keyCode === KEY_OF_INPUT_METHOD || isEnding ? null : key;
}

if (typeof document !== "undefined")
  document.addEventListener(
    "compositionend",
    () => {
      isEnding = true;
      setTimeout(() => {
        isEnding = false;
      });
    },
    { capture: true },
  );
