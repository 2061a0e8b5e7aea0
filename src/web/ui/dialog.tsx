import type { DialogProps } from "./dialog-box.tsx";
import { loadLater, useLater } from "./load-later.ts";

const dialogBox = loadLater<DialogProps>(() => import("./dialog-box.tsx").then((module) => module.DialogBox));

/** Loads the code of dialogs, so that the next one opens at once. */
export async function loadDialogs(): Promise<void> {
  await dialogBox.load();
}

/** A dialog whose code is loaded when it opens for the first time. */
export function Dialog(props: DialogProps) {
  const Box = useLater(dialogBox, props.isOpen);
  return Box && <Box {...props} />;
}

/** A dialog that rises from the lower edge on a phone. */
export function Sheet(props: Omit<DialogProps, "place">) {
  return <Dialog {...props} place="sheet" />;
}
