// What takes longer the more a person has written: on the server it runs in a thread of its own (`history-thread.ts`).
export { findPatterns } from "./find-patterns.ts";
export { findYear } from "./year/find-year.ts";
