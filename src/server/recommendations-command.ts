// npm run recommendations: prints how recommendations were answered. It may run beside the server.
import { reportRecommendations } from "./features/patterns/report-recommendations.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";

await runCommand(() =>
  withOwnerServices(async ({ database }) => {
    for (const line of await reportRecommendations(database)) tell(line);
    return true;
  }),
);
