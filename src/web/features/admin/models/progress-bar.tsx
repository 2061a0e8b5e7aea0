/** A bar that grows with what is done. Its edge shows in every theme. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className="my-1.5 h-2 w-44 overflow-hidden rounded-full border border-edge"
    >
      <div className="h-full bg-gold" style={{ width: `${percent}%` }} />
    </div>
  );
}
