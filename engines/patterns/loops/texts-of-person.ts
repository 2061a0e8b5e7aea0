import type { LocalTime } from "#domain/local-time.ts";
import type { Source } from "#domain/patterns/pattern.ts";
import type { UsableRows } from "./usable-rows.ts";

export interface Text {
  text: string;
  at: Date;
  local: LocalTime;
  source: Source;
}

/** Returns all texts of a person, oldest first. */
export function textsOf({ readings, words }: UsableRows): Text[] {
  const asked = readings.map(
    ({ id, at, text, local }): Text => ({
      text,
      at,
      local,
      source: { kind: "insight", id, at: at.toISOString() },
    }),
  );
  const written = words.map(
    ({ id, kind, at, text, insightId, local }): Text => ({
      text,
      at,
      local,
      source: {
        kind: kind === "message" ? "message" : "reflection",
        id,
        at: at.toISOString(),
        insightId: insightId ?? undefined,
      },
    }),
  );
  return [...asked, ...written].sort((one, other) => one.at.getTime() - other.at.getTime());
}
