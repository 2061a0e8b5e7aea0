import { CHANGING_THE_PRODUCT } from "./career/changing-the-product.ts";
import { JOB_SEARCH } from "./career/job-search.ts";
import { STAY_OR_QUIT } from "./career/stay-or-quit.ts";
import { TOO_CHEAP } from "./career/too-cheap.ts";
import { UNREPORTED_MISTAKE } from "./career/unreported-mistake.ts";
import { DOCTOR_AVOIDED } from "./days/doctor-avoided.ts";
import { EMPTY_DAYS } from "./days/empty-days.ts";
import { HIDDEN_DEBT } from "./days/hidden-debt.ts";
import { MOVING_AWAY } from "./days/moving-away.ts";
import { NOT_KNOWING_WHAT } from "./days/not-knowing-what.ts";
import { PAPERWORK } from "./days/paperwork.ts";
import { PHONE_AND_SLEEP } from "./days/phone-and-sleep.ts";
import { STARTS_AND_DROPS } from "./days/starts-and-drops.ts";
import { TWO_GOOD_OPTIONS } from "./days/two-good-options.ts";
import { CARING_FOR_A_PARENT } from "./family/caring-for-a-parent.ts";
import { CHILD_GONE_QUIET } from "./family/child-gone-quiet.ts";
import { FAMILY_EXPECTATIONS } from "./family/family-expectations.ts";
import { LENT_MONEY } from "./family/lent-money.ts";
import { LOPSIDED_LOVE } from "./family/lopsided-love.ts";
import { WORN_OUT_PARENT } from "./family/worn-out-parent.ts";
import { ANOTHER_CHILD } from "./habit/another-child.ts";
import { BODY_UNRECOGNISED } from "./habit/body-unrecognised.ts";
import { CLEARING_A_HOUSE } from "./habit/clearing-a-house.ts";
import { EVENING_DRINK } from "./habit/evening-drink.ts";
import { FINE_FOR_YEARS } from "./habit/fine-for-years.ts";
import { HOUSE_HUNT } from "./habit/house-hunt.ts";
import { PROMISED_PIECE } from "./habit/promised-piece.ts";
import { READY_TO_LEAP } from "./habit/ready-to-leap.ts";
import { TASK_DODGED } from "./habit/task-dodged.ts";
import { COLD_WAR } from "./love/cold-war.ts";
import { DIFFERENT_FUTURES } from "./love/different-futures.ts";
import { ENVIED_FRIEND } from "./love/envied-friend.ts";
import { ESTRANGED } from "./love/estranged.ts";
import { HOUSEHOLD_QUARREL } from "./love/household-quarrel.ts";
import { UNTOLD_LIKING } from "./love/untold-liking.ts";
import { BAND_OF_CANCELLERS } from "./making/band-of-cancellers.ts";
import { BEING_SEEN } from "./making/being-seen.ts";
import { DEADLINE_AND_NOTHING } from "./making/deadline-and-nothing.ts";
import { FINISHED_NOT_RELEASED } from "./making/finished-not-released.ts";
import { LOVE_GONE_FROM_IT } from "./making/love-gone-from-it.ts";
import { PREPARING_INSTEAD } from "./making/preparing-instead.ts";
import { STOPPED_IN_THE_MIDDLE } from "./making/stopped-in-the-middle.ts";
import { THESIS_STUCK } from "./making/thesis-stuck.ts";
import { TOO_CLOSE_TO_SHOW } from "./making/too-close-to-show.ts";
import { CANNOT_DELEGATE } from "./office/cannot-delegate.ts";
import { CREDIT_TAKEN } from "./office/credit-taken.ts";
import { MACHINE_AT_WORK } from "./office/machine-at-work.ts";
import { NEW_LEAD } from "./office/new-lead.ts";
import { OVERBOOKED } from "./office/overbooked.ts";
import { SAID_YES_AGAIN } from "./office/said-yes-again.ts";
import { TRAINING_THE_NEXT_ONE } from "./office/training-the-next-one.ts";
import { UNOPENED_MESSAGE } from "./office/unopened-message.ts";
import { VAGUE_FEEDBACK } from "./office/vague-feedback.ts";
import type { Scene } from "./scene.ts";
import { BEHIND_THE_OTHERS } from "./standing/behind-the-others.ts";
import { NODDED_ALONG } from "./standing/nodded-along.ts";
import { OVERLOOKED } from "./standing/overlooked.ts";
import { OVERSEEN } from "./standing/overseen.ts";
import { SMALL_AUDIENCE } from "./standing/small-audience.ts";
import { UNPAID_INVOICES } from "./standing/unpaid-invoices.ts";
import { WAITING_TO_BE_FOUND_OUT } from "./standing/waiting-to-be-found-out.ts";
import { WRONG_ROAD } from "./standing/wrong-road.ts";
import { FEELING_GONE } from "./tangle/feeling-gone.ts";
import { HARD_TRUTH_FOR_A_FRIEND } from "./tangle/hard-truth-for-a-friend.ts";
import { NO_ANSWER } from "./tangle/no-answer.ts";
import { NO_FRIENDS_HERE } from "./tangle/no-friends-here.ts";
import { NOT_TRUSTING } from "./tangle/not-trusting.ts";
import { OUTGROWN_FRIENDS } from "./tangle/outgrown-friends.ts";
import { RIVAL_FRIEND } from "./tangle/rival-friend.ts";
import { SAID_SOMETHING_CRUEL } from "./tangle/said-something-cruel.ts";
import { THE_EX } from "./tangle/the-ex.ts";
import { WALKED_OVER_BORDER } from "./tangle/walked-over-border.ts";
import { SOMEONE_ELSES_VOICE } from "./voice/someone-elses-voice.ts";
import { TWO_MAKERS } from "./voice/two-makers.ts";
import { AGAINST_MY_OWN_PLAN } from "./wide/against-my-own-plan.ts";
import { BETWEEN_TWO } from "./wide/between-two.ts";
import { CARRIED_FOR_YEARS } from "./wide/carried-for-years.ts";
import { FEELING_THAT_STAYS } from "./wide/feeling-that-stays.ts";
import { SOMEONE_KEEPS_DOING_IT } from "./wide/someone-keeps-doing-it.ts";
import { SOMETHING_COMING } from "./wide/something-coming.ts";
import { THE_MADE_THING } from "./wide/the-made-thing.ts";
import { TOO_MANY_FRONTS } from "./wide/too-many-fronts.ts";
import { WHETHER_TO } from "./wide/whether-to.ts";

/** Where two fit equally, the earlier is taken. */
export const SCENES: readonly Scene[] = [
  WAITING_TO_BE_FOUND_OUT,
  WORN_OUT_PARENT,
  CARING_FOR_A_PARENT,
  CHILD_GONE_QUIET,
  FAMILY_EXPECTATIONS,
  LENT_MONEY,
  UNTOLD_LIKING,
  ENVIED_FRIEND,
  HOUSEHOLD_QUARREL,
  DIFFERENT_FUTURES,
  ESTRANGED,
  COLD_WAR,
  JOB_SEARCH,
  STAY_OR_QUIT,
  CHANGING_THE_PRODUCT,
  TOO_CHEAP,
  UNREPORTED_MISTAKE,
  UNOPENED_MESSAGE,
  MACHINE_AT_WORK,
  CANNOT_DELEGATE,
  CREDIT_TAKEN,
  NEW_LEAD,
  OVERBOOKED,
  SAID_YES_AGAIN,
  FINISHED_NOT_RELEASED,
  DEADLINE_AND_NOTHING,
  PREPARING_INSTEAD,
  THESIS_STUCK,
  BAND_OF_CANCELLERS,
  BEING_SEEN,
  STOPPED_IN_THE_MIDDLE,
  PAPERWORK,
  HIDDEN_DEBT,
  MOVING_AWAY,
  NOT_KNOWING_WHAT,
  EMPTY_DAYS,
  PHONE_AND_SLEEP,
  STARTS_AND_DROPS,
  DOCTOR_AVOIDED,
  TWO_GOOD_OPTIONS,
  OVERSEEN,
  NODDED_ALONG,
  OVERLOOKED,
  BEHIND_THE_OTHERS,
  SMALL_AUDIENCE,
  WRONG_ROAD,
  UNPAID_INVOICES,
  NO_ANSWER,
  THE_EX,
  SAID_SOMETHING_CRUEL,
  WALKED_OVER_BORDER,
  FEELING_GONE,
  NO_FRIENDS_HERE,
  RIVAL_FRIEND,
  FINE_FOR_YEARS,
  TASK_DODGED,
  EVENING_DRINK,
  BODY_UNRECOGNISED,
  CLEARING_A_HOUSE,
  PROMISED_PIECE,
  READY_TO_LEAP,
  ANOTHER_CHILD,
  HOUSE_HUNT,
  SOMEONE_ELSES_VOICE,
  TWO_MAKERS,
  VAGUE_FEEDBACK,
  TRAINING_THE_NEXT_ONE,
  LOVE_GONE_FROM_IT,
  HARD_TRUTH_FOR_A_FRIEND,
  NOT_TRUSTING,
  OUTGROWN_FRIENDS,
  LOPSIDED_LOVE,
  TOO_CLOSE_TO_SHOW,
];

/** For a text that none of those fits: only the kind of knot it is. */
export const WIDE_SCENES: readonly Scene[] = [
  SOMEONE_KEEPS_DOING_IT,
  AGAINST_MY_OWN_PLAN,
  WHETHER_TO,
  FEELING_THAT_STAYS,
  TOO_MANY_FRONTS,
  BETWEEN_TWO,
  CARRIED_FOR_YEARS,
  SOMETHING_COMING,
  THE_MADE_THING,
];
