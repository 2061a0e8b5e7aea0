// Writes the believable person's months into an account of a development server, so that its pages can be looked at:
//   DATA_DIR=<folder> node scripts/with-node.mjs test-support/seed-person.ts <address>
// The account becomes Premium. It may run beside the server.
import { loadDeck } from "#server/features/cards/cards.ts";
import { loadConfig } from "#server/platform/config.ts";
import { openKeyring } from "#server/platform/crypto/keyring.ts";
import { createVault } from "#server/platform/crypto/vault.ts";
import { createLog } from "#server/platform/log/log.ts";
import { withDatabase } from "#server/with-database.ts";
import { believablePerson } from "#test-support/believable-person.ts";
import { seedHistory } from "#test-support/seed-history.ts";

const [address] = process.argv.slice(2);
if (address === undefined) throw new Error("Name the address of an account.");
const config = loadConfig();
const log = createLog("warn");
const tell = (line: string) => void process.stdout.write(`${line}\n`);

await withDatabase({ config, log, tell }, async (database) => {
  const { rows } = await database.authPool.query<{ id: string }>(
    `update auth."user" set is_premium = true where email = $1 returning id`,
    [address],
  );
  const userId = rows[0]?.id;
  if (userId === undefined) throw new Error(`There is no account with the address ${address}.`);
  const keyring = openKeyring({ dataDir: config.dataDir, encryptionKeys: config.encryptionKeys, log });
  const vault = createVault({ database, keyring, legacySecret: config.legacyEncryptionSecret, log });
  const history = believablePerson(new Date(), loadDeck().cards);
  await seedHistory({ database, vault }, userId, history);
  tell(`${history.readings.length} readings and ${history.blocks.length} blocks for ${address}.`);
});
