import { Link } from "react-router";
import type { HomeOutput } from "#contract/home.ts";

/** The paused and resolved blocks that the picture on home shows, in words, with links to them. */
export function RestingWords({ resting = [] }: { resting?: HomeOutput["restingBlocks"] }) {
  if (resting.length === 0) return null;
  return (
    <p dir="auto" className="type-note mt-3 text-mist [overflow-wrap:anywhere]">
      {resting.map(({ id, name, status }) => (
        <span key={id}>
          “
          <Link dir="auto" to={`/blocks/${id}`} className="underlined">
            {name}
          </Link>
          ” is {status}.{" "}
        </span>
      ))}
    </p>
  );
}
