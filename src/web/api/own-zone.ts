import { createContext } from "react";

/** The time zone in which the server counts the person's days; `null` if no person is known. */
export const OwnZone = createContext<string | null>(null);
