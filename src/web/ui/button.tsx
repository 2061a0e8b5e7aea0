import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import { CloseIcon } from "./icons.tsx";
import { Spinner } from "./spinner.tsx";

/**
 * The look of a button. go: the one yellow action of a screen · outline: a gold ring · soft: underlined · link: a
 * link inside a line of text
 */
export type ButtonLook = "go" | "outline" | "soft" | "link";

const BASE =
  "inline-flex items-center justify-center gap-2 cursor-pointer disabled:cursor-default aria-disabled:cursor-default";
const LOOKS: Record<ButtonLook, string> = {
  go: `${BASE} min-h-14 px-7 rounded-full bg-duck text-on-duck border border-duck-rim font-semibold hover:brightness-105 active:translate-y-px active:brightness-95 disabled:opacity-60`,
  outline: `${BASE} min-h-11 px-5 rounded-full border border-hair text-gold font-medium hover:border-gold active:bg-hair-faint disabled:opacity-60`,
  soft: `${BASE} min-h-14 px-5 underlined text-moon font-medium hover:decoration-gold active:opacity-70 disabled:opacity-60`,
  link: "inline min-h-11 py-2 underlined text-gold cursor-pointer hover:decoration-gold disabled:opacity-60",
};

/** Returns the classes of a button's look, for elements that are neither `Button` nor `ButtonLink`. */
export function buttonLook(look: ButtonLook, className = ""): string {
  return `${LOOKS[look]} ${className}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Whether the button shows a spinner and ignores clicks. The label stays for screen readers. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button. It is not printed. */
export function Button({ look = "go", isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      className={`${buttonLook(look, className)} print:hidden`}
    >
      {isBusy && <Spinner />}
      {/* An element around the label, because a page translator replaces bare text, and then nothing can be put before it. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A link that looks like a button. It is printed only where it looks like a link, which may be part of a sentence. */
export function ButtonLink({ look = "go", className, ...rest }: LinkProps & { look?: ButtonLook }) {
  return (
    <Link {...rest} className={`${buttonLook(look, className)} ${look === "link" ? "" : "print:hidden"}`} />
  );
}

interface CloseButtonProps {
  /** The name of the thing that the button closes, for screen readers. */
  label: string;
  onClick: () => void;
  className?: string;
}

/** A close button with a cross, large enough for touch. */
export function CloseButton({ label, onClick, className = "" }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-mist hover:text-moon ${className}`}
    >
      <CloseIcon />
    </button>
  );
}
