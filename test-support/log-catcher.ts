import { createLog, type Logger } from "#server/platform/log/log.ts";

export type LogLine = Record<string, unknown> & { level: number; msg: string };

/** Creates a log that stores its lines, so that a test can read them. */
export function createLogCatcher(level = "info"): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = createLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}
