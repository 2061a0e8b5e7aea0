// Whom somebody in danger may call, nearest first. Plain words, no duck.
import { useEffect } from "react";
import { keepQuiet } from "./quiet.ts";

export interface HelpLine {
  name: string;
  phone?: string | undefined;
  text?: string | undefined;
  url: string;
  hours?: string | undefined;
  languages?: string[] | undefined;
  source: string;
  /** The day the entry was listed. */
  listed: string;
}

/** Nothing is advertised beside it, nor after it. */
export function HelpLines({ lines }: { lines: HelpLine[] }) {
  useEffect(keepQuiet, []);
  return (
    <ul className="list-none">
      {lines.map((line) => (
        <Line key={`${line.name}${line.phone ?? line.url}`} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: HelpLine }) {
  return (
    <li className="border-t border-ripple py-4">
      <p className="font-medium">{line.name}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {line.phone && (
          <a
            className="type-title underlined inline-flex min-h-11 items-center text-gold"
            href={`tel:${line.phone.replace(/[^+\d]/g, "")}`}
          >
            {line.phone}
          </a>
        )}
        {line.text && <span className="self-center">{line.text}</span>}
        {isPage(line.url) && (
          <a
            className="underlined inline-flex min-h-11 items-center text-gold"
            href={line.url}
            rel="noreferrer"
            target="_blank"
          >
            {hostOf(line.url)}
          </a>
        )}
      </p>
      <p className="type-log mt-1 text-mist">
        {[line.hours, line.languages?.join(", ")].filter(Boolean).join(" · ")}
      </p>
      <p className="type-log text-mist">
        source {hostOf(line.source)}, listed {line.listed}
      </p>
    </li>
  );
}

/** An emergency number's address is the number itself, which stands there already. */
function isPage(url: string): boolean {
  return url.startsWith("http");
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url;
}
