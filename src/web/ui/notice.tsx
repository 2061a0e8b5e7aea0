import type { ReactNode } from "react";
import { Rob } from "./rob.tsx";

/** One line that matters, beside a rule: quiet news in mist, a warning in the bill's colour. */
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
  /** What happened, as a heading. */
  title: string;
  /** Why, as far as it is known. */
  children?: ReactNode;
  /** What was kept, in one sentence. */
  kept?: string;
  /** What to do: a button, a link. */
  actions?: ReactNode;
  /** Heading level of the title; 1 where the panel is the page. */
  level?: 1 | 2;
}

/** A failure as a person can use it: what happened, what was kept, what to do. */
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

/** Nothing here yet, and how to change that. */
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
