// Creates a test's database on a cluster: on every machine, with the tables then spread as `npm run distribute` does
// it.
import pg from "pg";
import { distributionSteps, runDistributionSteps } from "#server/platform/db/distribution.ts";

interface Machine {
  host: string;
  port: number;
}

/**
 * Creates the database on all machines of the cluster at `serverUrl`, connects the machines and prepares the tables.
 */
export async function createDistributedDatabase(
  serverUrl: string,
  name: string,
  prepare: ((url: string) => Promise<void>) | undefined,
): Promise<void> {
  const machines = await machinesOf(serverUrl);
  for (const machine of machines) {
    await withClient(addressOf(serverUrl, machine), async (client) => {
      await client.query(`create database ${name} template template0`);
    });
    await withClient(addressOf(serverUrl, machine, name), async (client) => {
      await client.query("create extension citus");
    });
  }
  const [coordinator, ...workers] = machines;
  await withClient(addressOf(serverUrl, undefined, name), async (client) => {
    await client.query("select citus_set_coordinator_host($1, $2)", [coordinator?.host, coordinator?.port]);
    for (const { host, port } of workers) await client.query("select citus_add_node($1, $2)", [host, port]);
  });
  if (!prepare) return;
  await prepare(addressOf(serverUrl, undefined, name));
  await withClient(addressOf(serverUrl, undefined, name), async (client) => {
    await runDistributionSteps(client, await distributionSteps(client), () => {});
  });
}

/** Drops the database on all machines, and ends the connections to it. */
export async function dropDistributedDatabase(serverUrl: string, name: string): Promise<void> {
  for (const machine of await machinesOf(serverUrl)) {
    await withClient(addressOf(serverUrl, machine), async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  }
}

/** Returns the machines of the cluster. The first is the one that the app's processes connect to. */
async function machinesOf(serverUrl: string): Promise<Machine[]> {
  return await withClient(serverUrl, async (client) => {
    const { rows } = await client.query<Machine>(
      "select nodename as host, nodeport as port from pg_dist_node where noderole = 'primary' order by groupid",
    );
    return rows;
  });
}

function addressOf(serverUrl: string, machine?: Machine, database = "postgres"): string {
  const url = new URL(serverUrl);
  if (machine) Object.assign(url, { hostname: machine.host, port: String(machine.port) });
  url.pathname = `/${database}`;
  return url.toString();
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
