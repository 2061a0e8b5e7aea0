import pg from "pg";

/**
 * Makes a database refuse each change of its schema over a connection whose settings a cluster would send on to its other
 * machines, together with the text in which they came (see `ownerConnection`).
 */
export async function refuseForwardedChanges(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      create function public.refuse_forwarded() returns event_trigger language plpgsql as $$ begin
        if coalesce(current_setting('citus.propagate_set_commands', true), '') <> 'none' then
          raise exception 'a cluster would send this on: %', tg_tag;
        end if;
      end $$;
      create event trigger refuse_forwarded on ddl_command_start execute function public.refuse_forwarded()`);
  } finally {
    await client.end();
  }
}
