import { lazy, type ReactNode, Suspense } from "react";
import type { ArtName } from "./panel-art.tsx";
import { Rob } from "./rob.tsx";

/** The drawings are loaded when a list is empty, which is rare. */
const PanelArt = lazy(() => import("./panel-art.tsx").then((module) => ({ default: module.PanelArt })));

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

/** The drawing for a failure: a server rack that has fallen into the pond, with one light still on. */
function FallenServer() {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      className="w-40"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g transform="rotate(24 84 62)">
        <path className="fill-pond stroke-edge" d="M52 6h52v88H52z" />
        <path className="stroke-edge" d="M60 18h36M60 34h36M60 50h36M60 66h20" />
      </g>
      <circle className="fill-bill" cx="98" cy="31" r="3.500" />
      <path className="fill-ink" d="M0 84q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v34H0z" />
      <path className="stroke-gold" d="M0 84q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
      <path className="stroke-mist" strokeWidth="1.500" d="M46 96h60M58 106h34" />
    </svg>
  );
}

/** The panel of a failure. It says what happened, what was saved and what the person can do. */
export function ErrorPanel({ title, children, kept, actions, level = 2 }: ErrorPanelProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-4 px-5 py-12 text-center"
    >
      <FallenServer />
      <Heading className="type-title">{title}</Heading>
      {children && <div className="text-mist">{children}</div>}
      {kept && <p className="type-log text-mist">{kept}</p>}
      {actions && <div className="mt-2 flex flex-wrap items-center justify-center gap-2">{actions}</div>}
    </section>
  );
}

/**
 * The panel of an empty list. It says that the list is empty, and how to change that. With a drawing of what is empty, it
 * begins at the left edge of the page; without one, Rob stands in the middle.
 */
export function EmptyPanel({
  title,
  children,
  actions,
  art,
}: Pick<ErrorPanelProps, "title" | "children" | "actions"> & { art?: ArtName }) {
  const [frame, row] = art
    ? ["grid max-w-160 items-center gap-x-10 gap-y-5 py-10 sm:grid-cols-[10rem_minmax(0,1fr)]", "mt-4"]
    : ["mx-auto flex max-w-md flex-col items-center gap-4 px-5 py-12 text-center", "mt-6 justify-center"];
  return (
    <section className={frame}>
      {art ? (
        <div className="min-h-33">
          <Suspense>
            <PanelArt name={art} />
          </Suspense>
        </div>
      ) : (
        <Rob size="medium" mood="listening" />
      )}
      <div>
        <h2 className="type-title">{title}</h2>
        {children && <div className="mt-3 text-mist">{children}</div>}
        {actions && <div className={`flex flex-wrap items-center gap-2 ${row}`}>{actions}</div>}
      </div>
    </section>
  );
}
