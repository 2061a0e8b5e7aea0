import type { ReactNode } from "react";
import { Link } from "react-router";
import { ActionLog } from "./action-log.tsx";
import { Figures } from "./figures.tsx";
import { Models } from "./models/models.tsx";
import { People } from "./people.tsx";
import { type Prove, ProveContext } from "./prove.ts";
import { Reports } from "./reports.tsx";
import { Waitlist } from "./waitlist.tsx";

interface Part {
  id: string;
  label: string;
  content: (ownId: string) => ReactNode;
}

const FIGURES: Part = { id: "figures", label: "Figures", content: () => <Figures /> };
const PARTS: readonly Part[] = [
  FIGURES,
  { id: "models", label: "Models", content: () => <Models /> },
  { id: "reports", label: "Reports", content: () => <Reports /> },
  { id: "people", label: "Accounts", content: (ownId) => <People ownId={ownId} /> },
  { id: "waitlist", label: "Waitlist", content: () => <Waitlist /> },
  { id: "log", label: "Activity log", content: () => <ActionLog /> },
];

interface AdminPageProps {
  /** The part in the page's address. */
  part: string | null;
  ownId: string;
  prove: Prove;
}

/** The page of the people who run the server, one part at a time. */
export function AdminPage({ part, ownId, prove }: AdminPageProps) {
  const shown = PARTS.find(({ id }) => id === part) ?? FIGURES;
  return (
    <div className="page-frame pt-4 pb-10 md:pt-10">
      <h1 className="type-display">Running this server</h1>
      <p className="mt-2 max-w-column-narrow text-mist">
        What people write is not shown here, except what they sent with a report.
      </p>
      <nav aria-label="Parts of this page" className="mt-6 flex flex-wrap gap-x-6 border-b border-ripple">
        {PARTS.map(({ id, label }) => (
          <Link
            key={id}
            to={`?part=${id}`}
            aria-current={id === shown.id ? "page" : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b border-transparent text-mist hover:text-moon aria-[current=page]:border-gold aria-[current=page]:text-moon"
          >
            {label}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="part" className="mt-8">
        <h2 id="part" className="sr-only">
          {shown.label}
        </h2>
        <ProveContext value={prove}>{shown.content(ownId)}</ProveContext>
      </section>
    </div>
  );
}
