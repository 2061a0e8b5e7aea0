// Base UI's dialog in the clothes of the house. Heavy for a public page: import it lazily there.
import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { CloseIcon } from "./icons.tsx";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  /** centre: in the middle · sheet: rises from the lower edge on a phone */
  place?: "centre" | "sheet";
  children: ReactNode;
}

const PLACES = {
  centre: "items-center p-4",
  sheet: "items-end p-0 sm:items-center sm:p-4",
};
const SHAPES = {
  centre: "rounded-surface",
  sheet: "rounded-t-surface sm:rounded-surface",
};

/** Starts at its first field, traps focus, closes on Escape and on a click beside it, and gives the focus back. */
export function Dialog({ isOpen, onClose, title, description, place = "centre", children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="appears fixed inset-0 z-30 bg-veil" />
        <Base.Viewport className={`fixed inset-0 z-40 flex justify-center overflow-y-auto ${PLACES[place]}`}>
          <Base.Popup
            initialFocus={() =>
              content.current?.querySelector<HTMLElement>("a, input:not([readonly]), textarea, button") ??
              true
            }
            className={`rises relative w-full max-w-md bg-pond p-6 shadow-hand outline-none sm:p-8 ${SHAPES[place]}`}
          >
            <Base.Title className="type-title pr-10">{title}</Base.Title>
            {description && <Base.Description className="mt-2 text-mist">{description}</Base.Description>}
            <Base.Close
              aria-label="Close"
              className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full text-mist hover:text-moon"
            >
              <CloseIcon />
            </Base.Close>
            <div ref={content} className="mt-6">
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A dialog that rises from the lower edge on a phone. */
export function Sheet(props: Omit<DialogProps, "place">) {
  return <Dialog {...props} place="sheet" />;
}
