import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { ArtName } from "./panel-art.tsx";

/** The drawings are loaded when a panel is shown, which is rare. A panel whose drawing does not arrive has none. */
const PanelArt = lazy(() =>
  import("./panel-art.tsx").then(
    (module): { default: ComponentType<{ name: ArtName }> } => ({ default: module.PanelArt }),
    () => ({ default: () => null }),
  ),
);

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

interface PanelProps {
  /** The heading, which says what happened. */
  title: string;
  /** The heading level of the title. It is 1 if the panel is the whole page. */
  level?: 1 | 2;
  /** The explanation of why it happened, as far as that is known. */
  children?: ReactNode;
  /** The controls with which the person can react, such as a button or a link. */
  actions?: ReactNode;
}

interface ErrorPanelProps extends PanelProps {
  /** One sentence that says what was saved. */
  kept?: string | undefined;
  /** The drawing of what is missing. Without it, the drawing depends on `cause`. */
  art?: ArtName | undefined;
  /** The error that the panel is about. A missing connection is drawn as a pulled plug, any other as a fallen server. */
  cause?: Error | null | undefined;
}

/** The drawing for a failure. It is not loaded separately, because then it could fail as well. */
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
      <g transform="translate(0 6) rotate(24 84 62)">
        <path className="fill-pond stroke-edge" d="M52 6h52v88H52z" />
        <path className="stroke-edge" d="M60 18h36M60 34h36M60 50h36M60 66h20" />
      </g>
      <circle className="fill-bill" cx="98" cy="37" r="3.500" />
      <path className="fill-ink" d="M0 84q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v34H0z" />
      <path className="stroke-gold" d="M0 84q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
      <path className="stroke-mist" strokeWidth="1.500" d="M46 96h60M58 106h34" />
    </svg>
  );
}

/** The panel of a failure. It says what happened, what was saved and what the person can do. */
export function ErrorPanel({ title, children, kept, actions, level = 2, art, cause }: ErrorPanelProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <DrawnPanel art={art ?? (isMissingConnection(cause) ? "plug" : null)} role="alert">
      <Heading className="type-title">{title}</Heading>
      {children && <div className="mt-3 text-mist">{children}</div>}
      {kept && <p className="type-log mt-3 text-mist">{kept}</p>}
      <PanelActions>{actions}</PanelActions>
    </DrawnPanel>
  );
}

/** Returns whether the error is an `ApiError` for a call that no server answered, other than one that took too long. */
function isMissingConnection(
  cause: (Error & { code?: string; reason?: string }) | null | undefined,
): boolean {
  return cause?.code === "offline" && cause.reason !== "timeout";
}

/** The panel of an empty list. It says that the list is empty, and how to change that. */
export function EmptyPanel({ title, children, actions, level = 2, art }: PanelProps & { art: ArtName }) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <DrawnPanel art={art}>
      <Heading className="type-title">{title}</Heading>
      {children && <div className="mt-3 text-mist">{children}</div>}
      <PanelActions>{actions}</PanelActions>
    </DrawnPanel>
  );
}

/** The controls of a panel, below its text. A first control without an outline begins at the edge of the text. */
export function PanelActions({ children }: { children: ReactNode }) {
  return (
    children && (
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 [&>.px-5:first-child]:-ml-5">
        {children}
      </div>
    )
  );
}

interface DrawnPanelProps {
  /** The drawing; `null` for the fallen server. */
  art: ArtName | null;
  role?: "alert";
  "aria-live"?: "polite";
  children: ReactNode;
}

/** A text beside a drawing, or below it on a phone. The panel begins at the left edge of the page. */
export function DrawnPanel({ art, children, ...region }: DrawnPanelProps) {
  return (
    <section className="page-frame py-10" {...region}>
      <div className="grid max-w-160 items-center gap-x-10 gap-y-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <div aria-hidden="true" className="min-h-33">
          <Suspense>{art ? <PanelArt name={art} /> : <FallenServer />}</Suspense>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
