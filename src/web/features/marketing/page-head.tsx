import type { ReactNode } from "react";

/** The head of a public page: a short line in a monospaced font, the title and an introduction. */
export function PageHead({ log, title, children }: { log: string; title: string; children?: ReactNode }) {
  return (
    <div className="max-w-3xl">
      <p className="type-log text-mist">{log}</p>
      <h1 className="type-section mt-3">{title}</h1>
      {children && <div className="mt-4 grid max-w-column gap-3 text-mist">{children}</div>}
    </div>
  );
}

/** The frame around a public page's content. It cuts off what is wider than the page. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-x-clip">
      <div className="page-frame grid gap-16 pt-8 pb-20 md:pt-14 lg:gap-24">{children}</div>
    </div>
  );
}
