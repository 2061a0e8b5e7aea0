import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Link, NavLink } from "react-router";
import { SITE } from "./site.ts";

export interface BarItem {
  to: string;
  label: string;
  /** The beginning of `label` that a phone narrower than 360 px shows. The accessible name is always the whole label. */
  shortLabel?: string;
  icon: ComponentType<{ className?: string }>;
  /**
   * Whether the link is highlighted: as a raised gold ring in the phone's bar, or as an outlined pill in the
   * desktop's. At most one link per bar is.
   */
  isRaised?: boolean;
  /** Whether only this exact address counts as the current page, not those below it. */
  isExact?: boolean;
}

/** The id of a page's main content. The first link of the bar leads there. */
export const MAIN_ID = "main";

/** The slim bar at the top of a page, with the brand at the left and other content at the right. */
export function TopBar({ children, isLined = false }: { children?: ReactNode; isLined?: boolean }) {
  return (
    <header
      className={`page-frame relative z-10 flex print:hidden h-14 items-center justify-between gap-4 md:h-18 ${isLined ? "md:border-b md:border-ripple" : ""}`}
    >
      <a
        href={`#${MAIN_ID}`}
        className="visible sr-only rounded-surface bg-pond px-4 py-3 focus:not-sr-only focus:absolute focus:top-1 focus:left-1 focus:z-50"
      >
        Skip to content
      </a>
      <Link to="/" className="type-brand inline-flex min-h-11 items-center whitespace-nowrap">
        {SITE.name}
      </Link>
      {children}
    </header>
  );
}

const ASIDE_ID = "page-aside";
const RAISED_ID = "bar-raised";

/**
 * The place in the top bar for content of the page. On a tablet this place is below the bar, and on a narrow phone its
 * content has two lines, for lack of room.
 */
export function BarAside() {
  return (
    <div
      id={ASIDE_ID}
      className="type-log ml-auto text-right text-balance text-mist md:whitespace-nowrap md:max-lg:absolute md:max-lg:top-full md:max-lg:right-12 md:max-lg:pt-2"
    />
  );
}

/** Shows its children at the right of the top bar. */
export function PageAside({ children }: { children: ReactNode }) {
  return <InPlace id={ASIDE_ID}>{children}</InPlace>;
}

/**
 * Shows its children in the raised place of the phone's bar, after the link there. A page that does so hides the link by
 * the class `with-chat`.
 */
export function PageRaised({ children }: { children: ReactNode }) {
  return <InPlace id={RAISED_ID}>{children}</InPlace>;
}

/** Shows its children in the element with this id, from the first frame on. */
function InPlace({ id, children }: { id: string; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(id)), [id]);
  return place && createPortal(children, place);
}

/** The navigation links as text, for wide screens. */
export function TopLinks({
  items,
  label = "Main",
  children,
}: {
  items: BarItem[];
  label?: string;
  children?: ReactNode;
}) {
  return (
    <nav aria-label={label} className="top-links hidden items-center gap-5 md:flex">
      {items.map(({ to, label, isRaised, isExact }) => (
        <NavLink
          key={to}
          to={to}
          end={isExact ?? false}
          className={
            isRaised
              ? "inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-hair px-5 text-gold hover:border-gold"
              : "inline-flex min-h-11 min-w-11 items-center justify-center text-mist hover:text-moon aria-[current=page]:text-moon"
          }
        >
          {label}
        </NavLink>
      ))}
      {children}
    </nav>
  );
}

/**
 * The phone's navigation bar at the lower edge of the screen. It has at most five places; `children` take the last
 * ones. A page can put a button of its own in the raised place (`PageRaised`).
 */
export function BottomBar({ items, children }: { items: BarItem[]; children?: ReactNode }) {
  return (
    <nav
      aria-label="Main"
      className="bottom-bar print:hidden inset-x-0 bottom-0 z-20 grid auto-cols-[minmax(min-content,1fr)] grid-flow-col border-t border-ripple bg-ink px-1 md:hidden"
    >
      {items.map((item) =>
        item.isRaised ? (
          <div key={item.to} id={RAISED_ID} className="grid">
            <BottomLink item={item} />
          </div>
        ) : (
          <BottomLink key={item.to} item={item} />
        ),
      )}
      {children}
    </nav>
  );
}

function BottomLink({ item }: { item: BarItem }) {
  const { to, label, shortLabel = label, icon: Icon, isRaised, isExact } = item;
  return (
    <NavLink to={to} end={isExact ?? false} className={barItemLook(isRaised)}>
      {isRaised ? (
        <RaisedCircle>
          <Icon />
        </RaisedCircle>
      ) : (
        <Icon />
      )}
      <span>
        {shortLabel}
        <span className="max-[359px]:sr-only">{label.slice(shortLabel.length)}</span>
      </span>
    </NavLink>
  );
}

/** Returns the classes of a link or a button in the phone's bar. A raised one begins with a `RaisedCircle`. */
export function barItemLook(isRaised = false): string {
  const place = isRaised ? "justify-end pb-2.5 text-moon" : "justify-center text-mist";
  return `relative flex cursor-pointer flex-col items-center gap-1 whitespace-nowrap type-bar aria-[current=page]:text-moon [&[aria-current=page]>svg]:text-gold ${place}`;
}

/** The circle and the ring around it that the phone's bar raises. */
function RaisedCircle({ children }: { children: ReactNode }) {
  return (
    <>
      <i className="absolute -top-6 size-17 rounded-full border border-hair-faint" />
      <span className="absolute -top-4.5 grid size-14 place-items-center rounded-full border-2 border-gold bg-pond text-gold">
        {children}
      </span>
    </>
  );
}
