import type { ReactNode } from "react";
import { Rob } from "./rob.tsx";

/**
 * A short message beside a vertical line. The colour of the line shows the tone: grey, orange (`bill`) for a
 * warning, or green (`reed`) for a success.
 */
export function Notice({
  tone = "quiet",
  children,
}: {
  tone?: "quiet" | "warning" | "good";
  children: ReactNode;
}) {
  const rule = { quiet: "border-hair", warning: "border-bill", good: "border-reed" }[tone];
  return (
    <div role={tone === "warning" ? "alert" : "status"} className={`type-note border-l-2 py-1 pl-4 ${rule}`}>
      {children}
    </div>
  );
}

interface ErrorPanelProps {
  /** The heading, which says what happened. */
  title: string;
  /** The explanation of why it happened, as far as that is known. */
  children?: ReactNode;
  /** One sentence that says what was saved. */
  kept?: string;
  /** The controls with which the person can react, such as a button or a link. */
  actions?: ReactNode;
  /** The heading level of the title. It is 1 if the panel is the whole page. */
  level?: 1 | 2;
}

/** The panel of a failure. It says what happened, what was saved and what the person can do. */
export function ErrorPanel({ title, children, kept, actions, level = 2 }: ErrorPanelProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-4 px-5 py-12 text-center"
    >
      <Rob size="medium" mood="stern" />
      <Heading className="type-title">{title}</Heading>
      {children && <div className="text-mist">{children}</div>}
      {kept && <p className="type-log text-mist">{kept}</p>}
      {actions && <div className="mt-2 flex flex-wrap items-center justify-center gap-2">{actions}</div>}
    </section>
  );
}

/** The panel of an empty list. It says that the list is empty, and how to change that. */
export function EmptyPanel({
  title,
  children,
  actions,
}: Pick<ErrorPanelProps, "title" | "children" | "actions">) {
  return (
    <section className="mx-auto flex max-w-md flex-col items-center gap-4 px-5 py-12 text-center">
      <Rob size="medium" mood="listening" />
      <h2 className="type-title">{title}</h2>
      {children && <div className="text-mist">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap items-center justify-center gap-2">{actions}</div>}
    </section>
  );
}
