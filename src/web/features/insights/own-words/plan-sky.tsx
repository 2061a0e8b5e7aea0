/** The moon behind the paper's upper edge. On a wide screen it stands between the card and the paper. */
export function PlanSky() {
  return (
    <svg
      viewBox="0 0 250 250"
      aria-hidden="true"
      className="plan-sky pointer-events-none absolute print:hidden"
      fill="none"
    >
      <g className="plan-halo">
        <circle cx="125" cy="125" r="124" fill="var(--sky-2)" />
        <circle cx="125" cy="125" r="82" fill="var(--sky-3)" />
      </g>
      <circle cx="125" cy="125" r="46" fill="var(--plan-moon)" />
      <circle cx="125" cy="125" r="50" stroke="var(--gold)" strokeOpacity=".6" />
    </svg>
  );
}
