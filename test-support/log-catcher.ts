import { createLog, type Logger } from "#server/platform/log/log.ts";

export type LogLine = Record<string, unknown> & { level: number; msg: string };

/** A log that keeps its lines for a test. */
export function createLogCatcher(level = "info"): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = createLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}
