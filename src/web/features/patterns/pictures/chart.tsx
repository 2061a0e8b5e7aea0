import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";

const NARROWEST = 320;

interface ChartProps {
  title: string;
  /** What the picture shows, in a sentence; screen readers read it after the title. */
  description: string;
  /** The height of the picture, in pixels, or computed from the width that there is. */
  height: number | ((width: number) => number);
  children: (width: number) => ReactNode;
}

/** A picture that is drawn in the pixels that there are, so that its letters never shrink. */
export function Chart({ title, description, height, children }: ChartProps) {
  const id = useId();
  const { place, width } = useWidth();
  const tall = typeof height === "number" ? height : height(width);
  return (
    <div ref={place}>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        width={width}
        height={tall}
        viewBox={`0 0 ${width} ${tall}`}
        fill="none"
        className="block max-w-full overflow-visible"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children(width)}
      </svg>
    </div>
  );
}

/** Measures the width of the element before it is painted, and again when it changes. A hidden element has none. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NARROWEST);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || NARROWEST);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}
