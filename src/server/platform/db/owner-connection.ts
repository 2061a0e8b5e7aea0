import type pg from "pg";

/**
 * Returns the configuration of a connection of the role that owns the tables, which changes the schema. A cluster is told
 * not to send settings on: it would send the whole text in which a SET LOCAL came, and so make a migration or a library's
 * change of its own schema run on each machine. An ordinary PostgreSQL keeps the setting and does not use it.
 */
export function ownerConnection(connectionString: string, applicationName: string) {
  return {
    connectionString,
    application_name: `rubber-arcana ${applicationName}`,
    options: "-c citus.propagate_set_commands=none",
  } satisfies pg.ClientConfig;
}
