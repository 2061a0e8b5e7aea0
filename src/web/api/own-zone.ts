import { createContext } from "react";

/** The zone by whose midnights the server counts the person's days; `null` while nobody is known. */
export const OwnZone = createContext<string | null>(null);
