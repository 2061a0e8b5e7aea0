import { createContext } from "react";

/** The person's time zones; each is `null` if it is not known. */
export interface OwnZones {
  /** The zone that the person set, in which pages show dates and times. */
  shown: string | null;
  /** The zone in which the server counts the person's days. After a change it is the former zone until midnight. */
  counted: string | null;
}

export const OwnZone = createContext<OwnZones>({ shown: null, counted: null });
