// The tables of the people who run the server. They lie in the schema of accounts, whose role reads them.
import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "./auth.ts";
import { auth, instant } from "./schemas.ts";

/** What administrators did. It holds ids and no addresses, so that nothing remains of a deleted account. */
export const adminAction = auth.table("admin_action", {
  id: uuid("id").primaryKey(),
  /** The administrator; null for a command of the operator. */
  adminId: uuid("admin_id"),
  kind: text("kind").notNull(),
  /** The account or the report that it was done to. */
  subjectId: uuid("subject_id"),
  detail: text("detail"),
  doneAt: instant("done_at").notNull(),
});

/** A report that a person sent to the administrators. It is deleted with its account. */
export const report = auth.table(
  "report",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    insightId: uuid("insight_id").notNull(),
    reason: text("reason").notNull(),
    state: text("state").notNull(),
    /** The texts that the person chose to send, encrypted with the key of reports; null if there are none. */
    body: text("body"),
    /** The answer to the person, encrypted with the key of reports. */
    answer: text("answer"),
    createdAt: instant("created_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("report_of_person").on(table.userId, table.insightId),
    index("report_by_state").on(table.state, table.id),
    index("report_answered_for_jobs").on(table.answeredAt),
  ],
);

/** The models on the server's own machine that an administrator chose, tried or fetched. No text of a person's is in it. */
export const homeModel = auth.table(
  "home_model",
  {
    id: uuid("id").primaryKey(),
    /** A host of `MODEL_HOSTS`. */
    host: text("host").notNull(),
    /** The name by which the host lists it. */
    model: text("model").notNull(),
    /** When it was chosen; null if it is not. */
    chosenAt: instant("chosen_at"),
    /** `running`, `done` or `failed`; null if it was never tried. */
    trialState: text("trial_state"),
    trialStartedAt: instant("trial_started_at"),
    /** What it answered to the trial's own question. */
    trialAnswer: text("trial_answer"),
    trialFirstWordMs: integer("trial_first_word_ms"),
    trialWholeMs: integer("trial_whole_ms"),
    /** A sentence for the administrator. */
    trialFailure: text("trial_failure"),
    /** `running`, `done`, `failed` or `stopped`; null if it was never fetched from here. */
    fetchState: text("fetch_state"),
    fetchStartedAt: instant("fetch_started_at"),
    /** When the process that watches the download last wrote down how far it is. */
    fetchSeenAt: instant("fetch_seen_at"),
    fetchBytes: bigint("fetch_bytes", { mode: "number" }).notNull().default(0),
    fetchTotal: bigint("fetch_total", { mode: "number" }).notNull().default(0),
    fetchFailure: text("fetch_failure"),
  },
  (table) => [uniqueIndex("home_model_of_host").on(table.host, table.model)],
);

/** The tests of models. The texts in it are those of the test and what models answered to them; none is a person's. */
export const modelExam = auth.table(
  "model_exam",
  {
    id: uuid("id").primaryKey(),
    /** A host of `EXAM_HOSTS`. */
    host: text("host").notNull(),
    /** The name by which the host lists it; for the one that the settings name, the id of its provider. */
    model: text("model").notNull(),
    /** A value of `VERDICTS`; null until a test has ended. */
    verdict: text("verdict"),
    /** The version of the model that was tested, as its host says it; "" if it says nothing. */
    version: text("version"),
    examinedAt: instant("examined_at"),
    /** The reasons of the verdict and the usual times. */
    result: jsonb("result"),
    /** Every answer with what was wrong with it. */
    answers: jsonb("answers"),
    /** The version that may speak whatever its test says; null if no administrator said so. */
    allowedVersion: text("allowed_version"),
    /** `running`, `done`, `failed`, `stopped` or `interrupted`. */
    runState: text("run_state"),
    runVersion: text("run_version"),
    runStartedAt: instant("run_started_at"),
    /** When the process that runs the test last wrote that it does. */
    runSeenAt: instant("run_seen_at"),
    /** The answers so far. */
    runAnswers: jsonb("run_answers"),
    /** A sentence for the administrator. */
    runFailure: text("run_failure"),
  },
  (table) => [
    uniqueIndex("model_exam_of_model").on(table.host, table.model),
    uniqueIndex("model_exam_under_way").on(table.runState).where(sql`run_state = 'running'`),
  ],
);
