import type { ReactNode } from "react";

interface TitledSectionProps {
  /** The id of the title. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its title, which stands to the left of it where there is room. */
export function TitledSection({ id, title, className = "", children }: TitledSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`lg:grid lg:grid-cols-[13rem_minmax(0,42rem)] lg:gap-x-16 ${className}`}
    >
      <h2 id={id} className="type-title mb-6">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}
