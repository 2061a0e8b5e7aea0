import { describe, inject, it } from "vitest";

/**
 * `it` and `describe` for tests that want an ordinary PostgreSQL: they read query plans, the server's own settings or a
 * connection's line, or replace the tables. Where TEST_DISTRIBUTED_URL names a cluster they are shown as skipped.
 */
export const itOnPlainServer = it.skipIf(inject("isDistributed"));
export const describeOnPlainServer = describe.skipIf(inject("isDistributed"));
