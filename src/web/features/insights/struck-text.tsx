import { Fragment, type ReactNode } from "react";
import { splitAt } from "./split-at.ts";

interface StruckTextProps {
  text: string;
  /** The sentences of the text to strike out. */
  struck: readonly string[];
  /** Renders one part of the text. */
  children: (part: string) => ReactNode;
}

/** Shows a text in which the given sentences are struck out. */
export function StruckText({ text, struck, children }: StruckTextProps) {
  if (struck.length === 0) return children(text);
  return splitAt(text, struck).map(({ at, part, isFound }) =>
    isFound ? (
      <s key={at} className="text-mist">
        <span className="sr-only">Struck out: </span>
        {children(part)}
      </s>
    ) : (
      <Fragment key={at}>{children(part)}</Fragment>
    ),
  );
}
