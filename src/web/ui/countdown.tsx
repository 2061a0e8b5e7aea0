import { useEffect, useEffectEvent, useState } from "react";

const SECOND_MS = 1000;
/** Counts down until a limit resets, and then says that it has. Screen readers do not announce each second. */
export function Countdown({ until, onOpen }: { until: Date; onOpen?: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until.getTime() - now) / SECOND_MS));
  const open = useEffectEvent(() => onOpen?.());
  const isOpen = left === 0;
  useEffect(() => {
    if (isOpen) {
      open();
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  return (
    <span role="timer" aria-live="off" className="type-log text-mist">
      {isOpen ? "open again" : `open again in ${inWords(left)}`}
    </span>
  );
}

function inWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
