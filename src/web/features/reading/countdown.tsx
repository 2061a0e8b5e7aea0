import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** Counts down to the moment a limit opens; says so when it has. */
export function Countdown({ until, onOpen }: { until: Date; onOpen?: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until.getTime() - now) / SECOND_MS));
  useEffect(() => {
    if (left === 0) {
      onOpen?.();
      return;
    }
    const timer = setTimeout(() => setNow(Date.now()), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, onOpen]);
  return (
    <span className="type-log text-mist">{left === 0 ? "open again" : `open again in ${inWords(left)}`}</span>
  );
}

function inWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
