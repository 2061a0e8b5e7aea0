import { encode } from "uqr";

/** The free margin around the picture, in modules, that a camera needs to find it. */
const MARGIN = 4;

/** A QR picture of a text. It is black on white in both themes, because cameras need that contrast. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-surface"
    >
      <rect width={size} height={size} fill="white" />
      <path d={modules.join("")} fill="black" />
    </svg>
  );
}
