/** Whom somebody in danger may call, as the server says it. */
export interface HelpLine {
  name: string;
  /** ISO 3166-1 alpha-2; `null` for what serves every country. */
  country: string | null;
  kind: "emergency" | "suicide" | "abuse" | "directory";
  phone?: string | undefined;
  /** With an emergency number: what it reaches. */
  reaches?: string | undefined;
  text?: string | undefined;
  url: string;
  hours?: string | undefined;
  languages?: string[] | undefined;
  source: string;
  /** The day on which somebody compared it with its source; `null` where nobody has. */
  verifiedOn: string | null;
}
