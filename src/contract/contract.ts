import { account } from "./account.ts";
import { admin } from "./admin.ts";
import { ads } from "./ads.ts";
import { advice } from "./advice.ts";
import { billing } from "./billing.ts";
import { blockPlans } from "./block-plans.ts";
import { blocks } from "./blocks.ts";
import { cards } from "./cards.ts";
import { chat } from "./chat.ts";
import { checkIns } from "./check-ins.ts";
import { credentials } from "./credentials.ts";
import { exports } from "./exports.ts";
import { help } from "./help-lines.ts";
import { home } from "./home.ts";
import { imports } from "./imports.ts";
import { insights } from "./insights.ts";
import { notion } from "./notion.ts";
import { patterns } from "./patterns.ts";
import { pictures } from "./pictures.ts";
import { places } from "./places.ts";
import { profile } from "./profile.ts";
import { programs } from "./programs.ts";
import { promises } from "./promises.ts";
import { readings } from "./readings.ts";
import { recovery } from "./recovery.ts";
import { reflections } from "./reflections.ts";
import { reminders } from "./reminders.ts";
import { sentences } from "./sentences.ts";
import { session } from "./session.ts";
import { settings } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { steps } from "./steps.ts";
import { trials } from "./trials.ts";
import { waitlist } from "./waitlist.ts";

/** Every endpoint below `/api`, by feature. */
export const contract = {
  session,
  signIn,
  recovery,
  credentials,
  cards,
  advice,
  reflections,
  readings,
  insights,
  sentences,
  steps,
  promises,
  blockPlans,
  reminders,
  chat,
  blocks,
  pictures,
  checkIns,
  profile,
  patterns,
  trials,
  places,
  settings,
  account,
  exports,
  imports,
  home,
  help,
  ads,
  waitlist,
  admin,
  billing,
  notion,
  programs,
};
export type Contract = typeof contract;
