import { shortNumber } from "../pictures/frame.ts";

const TEN = 10;
/** The most stones in a row. Of more, ten stand for all. */
const MOST_STONES = 20;

export interface StoneRow {
  id: string;
  label: string;
  yes: number;
  of: number;
  said: string;
}

/** Rows of small stones, such as six filled ones of ten, each with its label and its count. */
export function StoneRows({ rows }: { rows: readonly StoneRow[] }) {
  return (
    <ul className="list-none">
      {rows.map((row) => (
        <li key={row.id} className="stone-row border-b border-ripple py-1.5 last:border-0">
          <span dir="auto" className="type-small min-w-0 [overflow-wrap:anywhere]">
            {row.label}
          </span>
          <Stones {...row} />
          <span className="type-log text-right text-mist">{row.said}</span>
        </li>
      ))}
    </ul>
  );
}

function Stones({ yes, of }: Pick<StoneRow, "yes" | "of">) {
  const count = of > MOST_STONES ? TEN : of;
  const filled = Math.round((yes / of) * count);
  return (
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <i
          key={at}
          className={`h-2.5 max-w-5 flex-1 rounded-full border ${at < filled ? "border-gold bg-gold" : "border-edge"}`}
        />
      ))}
    </span>
  );
}

/** Returns a row of ten stones for a share from 0 to 1. */
export function rowOfTen(id: string, label: string, share: number | null): StoneRow {
  const yes = Math.round((share ?? 0) * TEN);
  return { id, label, yes, of: TEN, said: share === null ? "not yet known" : `about ${yes} in ten` };
}

/** Returns a row for the guesses of one height: how many of them came true. */
export function rowOfGuesses({ said, did, of }: { said: number; did: number; of: number }): StoneRow {
  const guess = `${Math.round(said * 100)}%`;
  return {
    id: guess,
    label: `${guess} sure`,
    yes: did,
    of,
    said: `${shortNumber(did)} of ${of} happened`,
  };
}
