// Command `npm run distribute [-- --yes]`: spreads the tables over the machines of a database cluster. Without `--yes`
// it only prints what it would do.
import pg from "pg";
import { NAMES } from "#domain/names.ts";
import { runCommand, tell } from "./owner-command.ts";
import { loadConfig } from "./platform/config.ts";
import { distributionSteps, runDistributionSteps } from "./platform/db/distribution.ts";

await runCommand(async () => {
  const { databaseUrl } = loadConfig();
  if (!databaseUrl) {
    tell(
      `DATABASE_URL is not set. The database that comes with ${NAMES.product} is one machine and stays one.`,
    );
    return false;
  }
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "rubber-arcana distribute",
  });
  await client.connect();
  try {
    const steps = await distributionSteps(client);
    if (steps.length === 0) tell("Everything is distributed already.");
    else if (process.argv.includes("--yes")) await runDistributionSteps(client, steps, tell);
    else {
      for (const { says } of steps) tell(says);
      tell(`${steps.length} steps. Nothing was done yet: npm run distribute -- --yes does them.`);
    }
    return true;
  } finally {
    await client.end();
  }
});
