import type { ReactNode } from "react";
import { Rob } from "./rob.tsx";

/** One line of news beside a rule: quiet news in grey (`mist`), a warning in orange (`bill`). */
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
  /** The heading: what happened. */
  title: string;
  /** Why it happened, as far as it is known. */
  children?: ReactNode;
  /** One sentence about what was kept. */
  kept?: string;
  /** What the person can do: a button, a link. */
  actions?: ReactNode;
  /** The heading level of the title; 1 where the panel is the page. */
  level?: 1 | 2;
}

/** The panel of a failure: what happened, what was kept, what the person can do. */
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

/** The panel of an empty list: that nothing is there yet, and how to change that. */
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
