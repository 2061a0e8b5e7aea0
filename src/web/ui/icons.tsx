// Line icons on a 24-pixel grid, drawn in the colour of the surrounding text. They are decoration: words are always
// beside them.
import type { ReactNode } from "react";

interface IconProps {
  className?: string;
}

interface DrawingProps extends IconProps {
  /** The width of the lines on the grid. A shape may define another width. */
  strokeWidth?: string;
  children: ReactNode;
}

/** An icon's drawing on the 24-pixel grid. */
export function Icon({ className = "size-6", strokeWidth = "1.6", children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11.5 12 5l8 6.5M6.5 10v9h11v-9" />
    </Icon>
  );
}

/** The icon of blocks: the ripples around a stone. */
export function BlocksIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <ellipse cx="12" cy="12.5" rx="4" ry="2.6" />
      <ellipse cx="12" cy="12.5" rx="9" ry="5.6" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 7.5h14M10 7.5V5h4v2.5M7 7.5l.8 11.5h8.4l.8-11.5M10.4 11v5M13.6 11v5" />
    </Icon>
  );
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 19 .8-4L15.5 5.3l3.2 3.2L9 18.2 5 19zM13.3 7.5l3.2 3.2" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6v12M6 12h12" />
    </Icon>
  );
}

export function CardsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="4.5" width="9" height="15" rx="2" />
      <path d="m16.5 6.6 3.2.9-3.4 12" />
    </Icon>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="9" r="3.6" />
      <path d="M5 20c1-4 3.6-5.6 7-5.6s6 1.6 7 5.6" />
    </Icon>
  );
}

/** The icon of readings: a page with a line at its margin. */
export function PagesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 4.5h12v15H6zM9.5 4.5v15M12.5 9h3M12.5 12.5h3" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="5.5" />
      <path d="m14.6 14.6 5 5" />
    </Icon>
  );
}

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12H5m6-6-6 6 6 6" />
    </Icon>
  );
}

/** The arrow beside content that collapses. It points to the right, and down if the surrounding `group` is open. */
export function FoldIcon() {
  return (
    <Icon className="size-5 text-gold transition-transform duration-(--quick) group-open:rotate-90">
      <path d="m9 5.5 6.5 6.5L9 18.5" />
    </Icon>
  );
}

/** The icon of a menu: three dots, one above the other. */
export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth="2.6" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 9h10v10H9zM15 9V5H5v10h4" />
    </Icon>
  );
}

/** The icon of a spread: three cards side by side, or one. */
export function SpreadIcon({ cards, className }: IconProps & { cards: 1 | 3 }) {
  const columns = cards === 1 ? [9] : [2, 9, 16];
  return (
    <Icon className={className ?? "size-6"}>
      {columns.map((x) => (
        <rect key={x} x={x} y="7" width="6" height="10.3" rx="1.2" />
      ))}
    </Icon>
  );
}

/** The icon of a control that opens content below it: an arrow that points down. */
export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5.5m-6 6 6-6 6 6" />
    </Icon>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="7" width="10" height="10" rx="1.5" />
    </Icon>
  );
}
