// The error sentences of the server; an endpoint may have one of its own in the contract (`signInSentence`). Those
// under `specified` are quoted word for word from the specification.
import type { ErrorCode } from "#contract/errors.ts";
import { IDENTITY_REFUSALS } from "#contract/identities.ts";
import { MESSAGE_FAULTS } from "#domain/chat/message.ts";
import { BLOCKS, OPEN_DRAWS, WRITES_A_MINUTE } from "#domain/limits/bounds.ts";
import { NAMES } from "#domain/names.ts";
import { sayBytes } from "#domain/pictures/limits.ts";

const specified = {
  readingFailed: "Unable to generate reading. Please try again.",
  noBlockType: "No valid block type found. Please select or create a block type.",
  unexpectedModelReply: "Unexpected response type from the model",
  notAuthenticated: "User not authenticated",
  authSessionMissing: "Auth session missing!",
  cardNotFound: "Card not found",
  cardNeverDrawn: "No insights from this card yet. Draw it in a reading to unlock personalized guidance.",
  replyFailed: "Unable to generate response. Please try again.",
  chatFailed: (advisorName: string) => `Failed to get response from ${advisorName}. Please try again.`,
  message: MESSAGE_FAULTS,
  conversationNotCreated: "Failed to create conversation",
  conversationNotFound: "Failed to find conversation",
  messageNotSaved: "Failed to save message",
  chatHistoryNotLoaded: "Failed to load chat history",
  conversationHistoryNotLoaded: "Failed to load conversation history",
  conversationNotLoaded: "Failed to load conversation",
  conversationNotArchived: "Failed to archive conversation",
  blocksNotFetched: "Failed to fetch blocks",
  profileNotSaved: (cause: string) => `Failed to save profile: ${cause}`,
  profileNotRead: (cause: string) => `Failed to get profile: ${cause}`,
  profileNotUpdated: (cause: string) => `Failed to update profile: ${cause}`,
  notionTokenNotExchanged: (cause: string) => `Failed to exchange code for token: ${cause}`,
  notionPageNotCreated: (cause: string) => `Failed to create Notion page: ${cause}`,
  notionNotSaved: (cause: string) => `Failed to save Notion integration: ${cause}`,
  notionNotRead: (cause: string) => `Failed to get Notion integration: ${cause}`,
  notionNotRemoved: (cause: string) => `Failed to remove Notion integration: ${cause}`,
  notionIsPremium: "Notion integration is only available for premium users.",
} as const;

const ours = {
  unreadableEntry: "This entry could not be opened.",
  malformedJson: "The request is not valid JSON.",
  notJson: "The request must be sent as application/json.",
  nestedTooDeep: (most: number) => `Values in a request may be nested ${most} levels deep at most.`,
  tooManyBodies:
    "The server is receiving as much as it can hold right now. Nothing of this was saved. Please try again in a moment.",
  busyWithYours: "Several of your longer requests are still running. Please try again in a moment.",
  busyWithOthers:
    "The server is busy with longer requests right now. Nothing of this was saved. Please try again in a moment.",
  nothingToTalkAbout: "No insight data available",
  insightNotFound: "Insight not found",
  stepNotFound: "Step not found",
  sentenceNotFound: "Sentence not found",
  noSmallerStep: "This step has not been made smaller yet.",
  promiseNotFound: "No day is set for this step.",
  unknownPushService: "Reminders cannot be sent to this browser: its push service is not known here.",
  dayIsOver: "That day is over. Choose today or a later one.",
  parkDayOutOfReach: (days: number) => `Choose a day from tomorrow to ${days} days from now.`,
  onlyPausedIsParked: "Only a paused block can wait for a day. Pause it first.",
  blockPlanNotFound: "Plan not found",
  tooManyBlockPlans: (most: number) => `This block has ${most} plans. Remove one first.`,
  checkInsArePremium: "The weekly check-in is part of Premium.",
  weekIsOver: "That week is over. Its check-in stays as it was.",
  trialsArePremium: "Small trials are part of Premium.",
  trialNotFound: "Trial not found",
  trialRests:
    "Something you wrote is too serious to leave to a toss. Trials are paused. Nothing is lost, and nobody is counting the days.",
  notThisToss: "The trial has moved on in the meantime. Please look again.",
  trialRunsAlready: "A trial is running already. One at a time, or neither says anything.",
  blockNotFound: "Block not found",
  noBlockOfKind: "You have no block of this kind yet.",
  blockGoesElsewhere: (status: string, next: readonly string[]) =>
    `This block is ${status} now. From there it can become ${next.join(" or ")}.`,
  messageNotFound: "Message not found",
  keyOfAnotherMessage: "This id belongs to another message. Please send with a new one.",
  replyStopped: "The reply was stopped before it began.",
  drawNotFound: "Draw not found",
  readingNotFound: "Reading not found",
  correctedAlready:
    "This reading has already been read again once. Ask for a new one, or say it in the chat.",
  answeredAlready: "The questions of this reading are answered. Ask for a new one, or say it in the chat.",
  notCorrectable: "Only a reading that a model wrote can be corrected with a sentence.",
  keyOfAnotherReading: "This key belongs to another reading. Please send with a new one.",
  beingReadAgain: "This reading is already being read again. The words will be on its page in a moment.",
  readAgainAlready: "This reading has already been read again. The words are on its page.",
  undoOver: "This can no longer be undone.",
  notLooking: "This server does not look for models: FIND_MODELS is off.",
  hostAway: (name: string, address: string) =>
    `${name} does not answer at ${address}. Start it, and look again.`,
  modelNotListed: (name: string) => `${name} does not have this model any more. Look again.`,
  modelBySettings:
    "The settings say who answers, and count more than a choice here. Take AI_PROVIDER and the keys of companies out, and start the server again.",
  fetchedAlready: "This model is being fetched already.",
  triedAlready: "This model is being tried already.",
  examUnderWay: "A model is being tested already. One is tested at a time.",
  noModelNamed: "The settings name no model, or another one. Look again.",
  lostWords: "The duck lost his words. Yours are kept; he will read again at no cost.",
  exportIsPremium:
    "Premium exports one reading, one block or all readings as a single file. Your own download of everything is free, in Preferences.",
  noPdfHere: "This server cannot make a PDF. Markdown has the same words.",
  emptyYear: (year: number) => `There is nothing of yours in ${year}, so there is no page to keep.`,
  notForSale: "Premium is not for sale on this server.",
  forSaleAlready: "Premium is already for sale here.",
  verifyToBuy:
    "Please confirm your email address first. The link is in your inbox, and you can send it again from Preferences.",
  subscribedAlready: "You already have Premium. Preferences shows what you pay for.",
  noSubscription: "There is nothing to change: you are not paying for Premium.",
  paymentsAway: "The payment service is not answering. Nothing was charged. Please try again in a moment.",
  notFromPayments: "This message was not signed by the payment service, or is too old.",
  noNotionHere: "This server has no connection to Notion.",
  notionNotConnected:
    "Notion is not connected, or no longer accepts the connection. Connect it in Preferences.",
  notionPlaceNotChosen: "Choose in Preferences first to which page or database readings are exported.",
  notInNotion: "This reading is not in Notion yet. Export it first.",
  notionBusy: "Notion takes no more requests for the moment. Please try again in a minute.",
  notionAway: "Notion is not answering. Please try again in a moment.",
  notionCodeRefused: "Notion did not accept what it had sent back here. Please connect again.",
  notionStateGone: (minutes: number) =>
    `This answer of Notion belongs to another session, was used already, or is older than ${minutes} minutes. Please connect again.`,
  entryNotFound: "Entry not found",
  fileNotFound: "This file is not there. It has expired, or it has not been made yet.",
  notForm: "The request must be sent as multipart/form-data.",
  malformedForm: "The request is not a whole form.",
  fileTooLarge: (most: number) => `A file may have at most ${sayBytes(most)}. Nothing of this one was kept.`,
  notAPicture: "This isn’t a picture that can be shown here. JPEG, PNG, WebP and AVIF work.",
  tooManyPixels: (most: number) =>
    `This picture has too many pixels. It may have ${most / 1_000_000} million; please make it smaller first.`,
  damagedPicture: "This picture is damaged or cut off. Nothing of it was kept.",
  samePicture: "You already added this picture.",
  tooManyPictures: (most: number) => `There are ${most} pictures here. Remove one first.`,
  noRoomForPictures: (all: string) =>
    `Your plan keeps ${all} of pictures, and there is not enough left for this one.`,
  pictureBeingStored: "This picture is being stored or removed already. Please look again in a moment.",
  pictureNotFound: "Picture not found",
  tooManyFiles: (most: number) => `There are ${most} files already. Remove one first.`,
  tooManyExports: (minutes: number) =>
    `You have downloaded that archive often enough for now. You can make it again in ${minutes} minute(s).`,
  tooManyImports: (minutes: number) =>
    `That is as much as can be brought in within an hour. You can go on in ${minutes} minute(s); what is in stays.`,
  tooManyTries: "Too many tries for this address. Please wait a few minutes.",
  noWaitlist: "There is no waitlist here. The door is open: sign up.",
  tooManyLetters: "That was a lot of emails in a short time. Please try again later.",
  passwordTooWeak: (why: string) =>
    `This password is easy to guess: ${why}. A short sentence of your own is better.`,
  passwordNeedsAddress:
    "A password opens an account only together with an email address, and this account has none. Keep another way to sign in.",
  notOwnPage: (field: string) => `${field} must be an address of this site, such as /login.`,
  notOneClick: "The form List-Unsubscribe=One-Click is missing.",
  linkIsSpent: "This link has been used or has expired.",
  noSuchToken: "This access token is unknown, was revoked, or has expired. Make a new one in Preferences.",
  needsToken:
    "An access token is needed. Make one in Preferences, and send it as: Authorization: Bearer <token>",
  tokenLacksScope: (scope: string) =>
    `This access token lacks the scope ${scope}. Make one that has it, in Preferences.`,
  tooManyTokens: (most: number) => `There are ${most} access tokens already. Revoke one first.`,
  tokenNotFound: "Access token not found",
  webhookNotFound: "Webhook not found",
  tooManyWebhooks: (most: number) => `There are ${most} webhooks already. Remove one first.`,
  webhookNotHttps: "The address must begin with https:// and name no user.",
  webhookIsPrivate: "The address is on a private network, which this server does not call.",
  notOwnAccount: "Another administrator has to do this to your account.",
  wrongPassword: "That is not your current password.",
  deleteNeedsWord: (word: string) => `Please type ${word} to delete everything.`,
  oneHost: "A request must name the host that it is for, once.",
  noSuchTarget: "A request must be for a path, or for a whole http address without a user.",
  noSuchAddress: "There is nothing at this address.",
  noRoom:
    "The server has no room left to save anything. What is saved can still be read. Please try again later.",
  stopping: `${NAMES.product} is about to stop. Please try again in a moment.`,
  starting: `${NAMES.product} is not ready yet. Please try again in a moment.`,
} as const;

/** All error sentences of the server in one object. */
export const sentences = { ...specified, ...ours } as const;

const byCode: Record<ErrorCode, string> = {
  invalid_input: "Something in this request is not as it should be.",
  unauthenticated: sentences.notAuthenticated,
  account_required: "This needs an account. Signing up keeps what you have so far.",
  proof_required: "Please confirm once more that it is you, then try again.",
  token_refused: "Access tokens cannot do this. Please do it yourself, in the app.",
  consent_required: "Please agree to the terms before the first reading.",
  forbidden_origin: "This request came from another site and was refused.",
  wrong_host:
    "The server does not answer under this name. Whoever runs it can allow it with APP_URL or ALLOWED_HOSTS.",
  plan_locked: "This entry is older than your plan shows.",
  not_found: sentences.noSuchAddress,
  method_not_allowed: "This address does not take that kind of request.",
  conflict: "This changed in the meantime. Please look again.",
  changed_elsewhere: "This was changed in another tab or on another device. Nothing was overwritten.",
  crisis_help: "Before any cards: here is someone to talk to right now.",
  daily_limit: "You have had all of today’s readings.",
  rate_limited: "That was a lot in a short time. Please try again later.",
  no_block_type: sentences.noBlockType,
  reading_failed: sentences.readingFailed,
  reading_stopped: "This reading was stopped. Nothing was saved.",
  asked_before:
    "You have asked this three times in three days. A fourth draw will not know more than the first.",
  draw_used: "This draw was already opened. Please shuffle again.",
  too_many_writes: `That was more than ${WRITES_A_MINUTE} changes in a minute. This one was not saved. Please send it again in a moment.`,
  too_many_draws: `You have ${OPEN_DRAWS} unfinished draws. Please finish one, or come back when the oldest has expired.`,
  too_many_blocks: `You have ${BLOCKS} blocks, which is as many as one person can keep. Delete one to add another.`,
  payload_too_large: "This request is larger than the server takes.",
  unavailable: "The server cannot answer right now. Please try again in a moment.",
  internal: "Something broke on our side. Please try again.",
  ...IDENTITY_REFUSALS,
  invalid_email_or_password: "Invalid email or password",
  invalid_code: "This code does not work here. Ask for a new one if it is older than ten minutes.",
  invalid_token: "This link has been used or has run out. Ask for a new one.",
  invalid_user: "This link is for a different account than the one signed in here.",
  invalid_password: "Invalid password",
  wrong_code: "That code is wrong, has expired or was used before.",
  password_too_short: "Password too short",
  password_too_long: "Password too long",
  password_too_weak: "This password is easy to guess. A short sentence of your own is better.",
  email_is_the_same: "That is already your email address.",
  email_taken: "There is an account with this email address already. Sign in to it.",
  email_mismatch: "Email mismatch",
  email_already_verified: "Email is already verified",
  other_browser: "You signed up in another browser. Set the password of your account here.",
  sign_in_first: "Sign in to your account first. Then press the button again.",
  session_refused: "Please try again.",
  second_factor_required: "This account has a second factor. Please type a code from your authenticator app.",
  second_step_over: "This sign-in has expired. Please start over.",
  second_factor_is_on: "This account already has a second factor.",
  passkey_unknown: "This passkey does not belong to an account here.",
  passkey_not_added: "This passkey could not be added. Please try again.",
  former_ways: "This account was set up before its email address was confirmed. Please choose what to keep.",
  last_way_in: "This is the only way to sign in to the account, so it cannot be removed.",
  invitation: "This invitation has expired, or was for another address.",
  too_many_codes: "Too many codes were tried for this account.",
};

/** Returns the default sentence of an error code. */
export function sentenceOf(code: ErrorCode): string {
  return byCode[code];
}
