import { createContext, useContext } from "react";

/** Runs a call that needs a recent proof of who the administrator is, and asks for one if the server does. */
export type Prove = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

export const ProveContext = createContext<Prove>((call) => call());

export const useProve = () => useContext(ProveContext);
