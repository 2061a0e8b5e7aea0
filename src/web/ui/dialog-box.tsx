// Base UI's dialog in the app's own style. Its code is large, so pages import `dialog.tsx`, which loads this module
// when a dialog opens. Only a component that is itself loaded at that time may import this module.
import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { CloseIcon } from "./icons.tsx";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the dialog's title. Screen readers announce it with the title. */
  description?: ReactNode;
  /**
   * Where the dialog opens. centre: in the middle · sheet: rises from the lower edge on a phone · menu: the same on a
   * phone, and below the top bar's last entries on a wide screen
   */
  place?: "centre" | "sheet" | "menu";
  children: ReactNode;
}

const PLACES = {
  centre: "p-4",
  sheet: "p-0 sm:p-4",
  menu: "p-0 md:px-(--page-edge) md:py-17",
};
/**
 * The CSS classes for each place of a dialog. The dialog is placed by margins: a dialog that is taller than the
 * window then starts at the top of the scrolling box, where alignment would cut it off.
 */
const SHAPES = {
  centre: "my-auto rounded-surface",
  sheet: "mt-auto rounded-t-surface sm:my-auto sm:rounded-surface",
  menu: "mt-auto rounded-t-surface md:mt-0 md:mb-auto md:ml-auto md:max-w-92 md:rounded-surface md:border md:border-ripple",
};

/**
 * A dialog. It focuses its first control, traps the focus, closes on Escape and on a click beside it, and then
 * returns the focus. On a touch screen it focuses itself instead of a text field. Content that is taller than the window scrolls, and the Close button stays visible.
 */
export function DialogBox({ isOpen, onClose, title, description, place = "centre", children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          className={`appears fixed inset-0 z-30 bg-veil ${place === "menu" ? "md:bg-transparent" : ""}`}
        />
        <Base.Viewport
          className={`fixed inset-0 z-40 flex justify-center overflow-y-auto overscroll-contain scroll-pt-16 scroll-pb-4 ${PLACES[place]}`}
        >
          <Base.Popup
            ref={popup}
            initialFocus={() => firstFocusOf(content.current, popup.current)}
            className={`rises relative w-full max-w-md bg-pond p-6 shadow-hand outline-none sm:p-8 ${SHAPES[place]}`}
          >
            <div className="sticky top-4 z-10 flex h-0 items-start justify-end sm:top-6">
              <Base.Close
                aria-label="Close"
                className="relative -top-3 left-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-pond text-mist hover:text-moon sm:-top-5 sm:left-5"
              >
                <CloseIcon />
              </Base.Close>
            </div>
            <Base.Title className="type-title pr-10">{title}</Base.Title>
            {description && (
              <Base.Description className="mt-2 text-pretty text-mist">{description}</Base.Description>
            )}
            <div ref={content} className="mt-6">
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const CONTROL = "a, input:not([readonly]), textarea, button";
const OPENS_KEYBOARD = "textarea, input:not([type=checkbox], [type=radio], [type=file])";

/**
 * Returns what a dialog focuses when it opens; `true` is Base UI's default. On a touch screen, the focus in a text field
 * would open a keyboard that covers half of the dialog before the person has read it. Base UI knows the type of
 * interaction only of dialogs that its own trigger opens, so the pointer's type is asked.
 */
function firstFocusOf(content: HTMLElement | null, popup: HTMLElement | null): HTMLElement | true {
  const first = content?.querySelector<HTMLElement>(CONTROL);
  if (!first) return true;
  const isByTouch = first.matches(OPENS_KEYBOARD) && matchMedia("(pointer: coarse)").matches;
  return isByTouch && popup ? popup : first;
}
