import { admin } from "#contract/admin.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { WithReportSeal } from "../reports/reports.ts";
import { listWaiting } from "../waitlist/waitlist.ts";
import { disableUser, grantPremium, signOutUser } from "./change-users.ts";
import { findUsers } from "./find-users.ts";
import { answerReport, listReports, openReport } from "./handle-reports.ts";
import { inviteMany } from "./invite-many.ts";
import { listActions } from "./list-actions.ts";
import { chooseModel, dropModel } from "./models/choose-model.ts";
import { allowModel } from "./models/exams/allow-model.ts";
import { examineModel, stopExam } from "./models/exams/examine-model.ts";
import { showExamAnswers } from "./models/exams/show-exams.ts";
import { fetchModel, stopFetch } from "./models/fetch-model.ts";
import type { ModelServices } from "./models/listed-model.ts";
import { showModels } from "./models/show-models.ts";
import { tryListedModel } from "./models/try-listed-model.ts";
import { readFigures } from "./read-figures.ts";

/** How many addresses of the waitlist are listed. */
const WAITING_SHOWN = 50;

export const adminRoutes = routesFor<typeof admin, ModelServices & WithReportSeal>(admin, {
  figures: ({ deps }) => readFigures(deps),
  waiting: ({ deps }) => listWaiting(deps, WAITING_SHOWN),
  invite: ({ input, deps, session }) => inviteMany(deps, session, input),
  findUsers: ({ input, deps }) => findUsers(deps, input.address),
  signOut: ({ input, deps, session }) => signOutUser(deps, session, input.id),
  disable: ({ input, deps, session }) => disableUser(deps, session, input),
  grant: ({ input, deps, session }) => grantPremium(deps, session, input),
  reports: ({ input, deps }) => listReports(deps, input),
  openReport: ({ input, deps, session }) => openReport(deps, session, input.id),
  answerReport: ({ input, deps, session }) => answerReport(deps, session, input),
  actions: ({ input, deps }) => listActions(deps, input),
  models: ({ deps }) => showModels(deps),
  fetchModel: ({ input, deps, session }) => fetchModel(deps, session, input),
  stopFetch: ({ input, deps, session }) => stopFetch(deps, session, input),
  tryModel: ({ input, deps, session }) => tryListedModel(deps, session, input),
  chooseModel: ({ input, deps, session }) => chooseModel(deps, session, input),
  dropModel: ({ deps, session }) => dropModel(deps, session),
  examineModel: ({ input, deps, session }) => examineModel(deps, session, input),
  stopExam: ({ input, deps, session }) => stopExam(deps, session, input),
  examAnswers: ({ input, deps }) => showExamAnswers(deps, input.id),
  allowModel: ({ input, deps, session }) => allowModel(deps, session, input),
});
