import { account } from "./account.ts";
import { ads } from "./ads.ts";
import { blocks } from "./blocks.ts";
import { cards, personalCards } from "./cards.ts";
import { chat } from "./chat.ts";
import { help } from "./help-lines.ts";
import { home } from "./home.ts";
import { insights } from "./insights.ts";
import { me } from "./me.ts";
import { places } from "./places.ts";
import { profile } from "./profile.ts";
import { draws, readings } from "./readings.ts";
import { reflections } from "./reflections.ts";
import { settings } from "./settings.ts";
import { steps } from "./steps.ts";
import { waitlist } from "./waitlist.ts";

/** Every endpoint below `/api`, by feature. The auth library serves its own routes at `/api/auth`. */
export const contract = {
  me,
  cards,
  personalCards,
  reflections,
  draws,
  readings,
  insights,
  steps,
  chat,
  blocks,
  profile,
  places,
  settings,
  account,
  home,
  help,
  ads,
  waitlist,
};
export type Contract = typeof contract;
