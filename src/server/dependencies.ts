import { createWishSeal, type WishSeal } from "./features/billing/premium-wishes.ts";
import { type Deck, loadDeck } from "./features/cards/cards.ts";
import { type ChatRuns, createChatRuns } from "./features/chat/chat.ts";
import type { ExportOrders } from "./features/exports/files/export-orders.ts";
import type { NotionOrder } from "./features/notion/notion-services.ts";
import { createHistoryThread, type HistoryThread } from "./features/patterns/patterns.ts";
import { webhookComposers } from "./features/programs/send-webhook.ts";
import { promiseComposers } from "./features/promises/reminders.ts";
import { createReadingRuns, type ReadingRuns } from "./features/readings/readings.ts";
import { openPost } from "./open-post.ts";
import { createHomeModels, type HomeModels } from "./platform/ai/at-home/home-models.ts";
import type { ChangingDuck } from "./platform/ai/open-duck.ts";
import { openAuth } from "./platform/auth/open-auth.ts";
import { createSignInServices, type SignInServices } from "./platform/auth/sign-in-services.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { openKeyring } from "./platform/crypto/keyring.ts";
import { createReportSeal, type ReportSeal } from "./platform/crypto/report-seal.ts";
import { createVault } from "./platform/crypto/vault.ts";
import type { Database } from "./platform/db/database.ts";
import { createWorkOrders, type WorkOrders } from "./platform/jobs/work-orders.ts";
import type { Post } from "./platform/letters/post.ts";
import { createStopLinks, type StopLinks } from "./platform/letters/stop-links.ts";
import type { Logger } from "./platform/log/log.ts";
import { openMail } from "./platform/mail/open-mail.ts";
import type { Metrics } from "./platform/metrics.ts";
import { createGrantSeal } from "./platform/notion/grant-seal.ts";
import { openNotion } from "./platform/notion/open-notion.ts";
import { createPush, type Push } from "./platform/push/push.ts";
import type { Random } from "./platform/random.ts";
import { createLive, type LiveHub } from "./platform/realtime/create-live.ts";
import { emptyHelpCounts } from "./platform/safety/help-counts.ts";
import type { Services } from "./platform/services.ts";
import { createFileCodes, type FileCodes } from "./platform/storage/file-codes.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
import { createLaterRuns, type LaterRuns } from "./platform/streams/run-later.ts";
import { openPayments } from "./platform/stripe/open-payments.ts";
import { serverSecret } from "./server-secret.ts";

/**
 * Everything the HTTP app needs. `main.ts` creates the real dependencies, `test-support/test-app.ts` those of
 * a test.
 */
export interface Dependencies extends Services {
  deck: Deck;
  readingRuns: ReadingRuns;
  chatRuns: ChatRuns;
  patternRuns: LaterRuns;
  historyThread: HistoryThread;
  searchRuns: LaterRuns;
  exportOrders: ExportOrders;
  notionOrders: WorkOrders<NotionOrder>;
  live: LiveHub;
  homeModels: HomeModels;
  post: Post;
  push: Push;
  stopLinks: StopLinks;
  fileCodes: FileCodes;
  reportSeal: ReportSeal;
  wishSeal: WishSeal;
  signIn: SignInServices;
}

/** The parts from which all other dependencies are created. */
export interface BaseDependencies {
  config: Config;
  log: Logger;
  database: Database;
  clock: Clock;
  random: Random;
  metrics: Metrics;
  duck: ChangingDuck;
}

/** Creates all dependencies. Those in `replaced` are used instead, for tests. */
export function createDependencies(
  base: BaseDependencies,
  replaced: Partial<Dependencies> = {},
): Dependencies {
  const { config, log, database, clock, metrics } = base;
  const keyring = openKeyring({ dataDir: config.dataDir, encryptionKeys: config.encryptionKeys, log });
  const vault = createVault({ database, keyring, legacySecret: config.legacyEncryptionSecret, log, clock });
  const live = replaced.live ?? createLive({ log, metrics });
  const mail = replaced.mail ?? openMail({ config, log, clock });
  const secret = serverSecret(config);
  const push = replaced.push ?? createPush({ config, secret });
  const stopLinks = createStopLinks({ appUrl: config.appUrl, secret });
  const more = {
    ...promiseComposers({ database, vault, clock, push, appUrl: config.appUrl, stopLinks }),
    ...webhookComposers({ database, vault, clock, config }),
  };
  const post = openPost({ config, log, database, clock, metrics, mail, secret, more });
  const signIn = createSignInServices({ config, log, database, clock, vault, post, live, secret });
  const readingRuns = createReadingRuns();
  const homeModels = createHomeModels(base);
  live.onModelChosen(() => void homeModels.refresh());
  live.onRunWanted(({ userId, key }) => readingRuns.find(userId, key)?.writeNow());
  countCrypto(metrics, vault.counts);
  metrics.gauge("database_round_trips", "Waits for the database since the start", database.roundTrips);
  return {
    ...base,
    vault,
    mail,
    post,
    push,
    storage: openStorage(config),
    fileCodes: createFileCodes(secret),
    payments: openPayments({ config, clock }),
    notion: openNotion(config),
    helpCounts: emptyHelpCounts(),
    grantSeal: createGrantSeal(secret),
    stopLinks,
    reportSeal: createReportSeal(secret),
    wishSeal: createWishSeal(secret),
    live,
    deck: loadDeck(),
    homeModels,
    readingRuns,
    chatRuns: createChatRuns(),
    patternRuns: createLaterRuns(),
    historyThread: createHistoryThread(),
    searchRuns: createLaterRuns(),
    exportOrders: createWorkOrders(),
    notionOrders: createWorkOrders(),
    signIn,
    auth: openAuth(signIn),
    ...replaced,
  };
}

function countCrypto(metrics: Metrics, counts: Services["vault"]["counts"]): void {
  metrics.gauge("opened_values", "Stored values that were opened", () => counts.opened);
  metrics.gauge("unreadable_values", "Sealed values that did not open", () => counts.unreadable);
  metrics.gauge("raw_fallbacks", "Imported values shown as they are stored", () => counts.rawFallbacks);
  metrics.gauge("pbkdf2_derivations", "Keys derived for imported values", () => counts.pbkdf2Derivations);
}
