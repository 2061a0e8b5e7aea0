import type { ReactNode } from "react";
import { PageHead, PublicPage } from "./page-head.tsx";

export interface Clause {
  id: string;
  title: string;
  text: ReactNode;
}

interface LegalPageProps {
  title: string;
  changed: string;
  intro: ReactNode;
  clauses: Clause[];
}

/** A page of numbered clauses. Each clause has an anchor of its own. */
export function LegalPage({ title, changed, intro, clauses }: LegalPageProps) {
  return (
    <PublicPage>
      <PageHead log={`last changed ${changed}`} title={title}>
        {intro}
      </PageHead>
      <ol className="gutter relative max-w-3xl list-none">
        {clauses.map(({ id, title: name, text }, index) => (
          <li key={id} id={id} className="relative pb-10 pl-17">
            <span aria-hidden="true" className="type-log absolute top-1 left-0 w-8 text-right text-gold">
              {index + 1}
            </span>
            <h2 className="type-title">{name}</h2>
            <div className="mt-3 grid max-w-column gap-3 [&_a]:text-gold [&_a]:underline [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5">
              {text}
            </div>
          </li>
        ))}
      </ol>
    </PublicPage>
  );
}
