// npm run recommendations: prints how recommendations were answered. It may run beside the server.
import { reportRecommendations } from "./features/patterns/report-recommendations.ts";
import { loadConfig } from "./platform/config.ts";
import { createLog } from "./platform/log/log.ts";
import { withDatabase } from "./with-database.ts";

const tell = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const command = { config: loadConfig(), log: createLog("warn"), tell };
  for (const line of await withDatabase(command, reportRecommendations)) tell(line);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
