import { shownPatterns } from "#test-support/shown-patterns.ts";
import type { Person } from "./person.ts";
import { asksAbout } from "./reading-steps.ts";

/** A dialog's module, its title when it opens, and the steps that open it. */
export interface KnownDialog {
  file: string;
  title: string;
  open: (person: Person) => Promise<void>;
}

const inDialog = (person: Person) => person.page.getByRole("dialog");

async function opensMenuItem(person: Person, menu: string, item: string): Promise<void> {
  await person.page.getByRole("button", { name: menu, exact: true }).click();
  await person.page.getByRole("menuitem", { name: item }).click();
}

/** Shows a page of a person's own words like a reading that a model wrote, whose sentences have sources. */
async function seesReadingOfModel({ page }: Person, insightId: string): Promise<void> {
  await page.route(`**/api/insights/${insightId}`, async (route) => {
    const response = await route.fetch();
    const insight = await response.json();
    const reading = { ...insight.reading, isOwnWords: undefined };
    await route.fulfill({ response, json: { ...insight, reading } });
  });
}

async function opensBlock(person: Person): Promise<void> {
  await person.opens("/blocks");
  await person.page.getByRole("main").locator('a[href^="/blocks/0"]').first().click();
  await person.page.getByRole("button", { name: "Pause" }).waitFor();
}

const AUTH = "features/session/auth-modal.tsx";

/** The dialogs for a visitor. */
export const DIALOGS_OF_A_VISITOR: KnownDialog[] = [
  {
    file: AUTH,
    title: "How do you want to start?",
    async open(person) {
      await person.opensTheSignUp();
    },
  },
  {
    file: AUTH,
    title: "Sign in",
    async open(person) {
      await person.opens("/login");
      await inDialog(person).getByRole("button", { name: "Forgot your password?" }).waitFor();
    },
  },
  {
    file: AUTH,
    title: "Forgot your password?",
    async open(person) {
      await person.opens("/login");
      await inDialog(person).getByRole("button", { name: "Forgot your password?" }).click();
    },
  },
  {
    file: AUTH,
    title: "Sign in by email",
    async open(person) {
      await person.opens("/login");
      await inDialog(person).getByRole("button", { name: "Email me a code and a link" }).click();
    },
  },
];

const ACCOUNT = "features/shell/account-sheet.tsx";

/** The dialogs for a guest who has not given consent. */
export const DIALOGS_OF_A_GUEST: KnownDialog[] = [
  {
    file: ACCOUNT,
    title: "You",
    async open(person) {
      await person.opens("/insights");
      await person.page.getByRole("button", { name: "You", exact: true }).click();
      await inDialog(person).getByRole("button", { name: "Delete these readings now" }).click();
    },
  },
  {
    file: "features/session/consent-dialog.tsx",
    title: "Before the first card",
    async open(person) {
      await person.opens("/new-insight");
      await asksAbout(person, { spread: "Quick Duck Spread" });
      await person.presses("Send to Rob");
    },
  },
  {
    file: "features/session/consent-line.tsx",
    title: "What is kept",
    async open(person) {
      await person.opens("/new-insight");
      await person.presses("What we keep, and who reads it");
    },
  },
];

/** The dialog that asks for a proof, as the server would for somebody who signed in long ago. */
const PROOF: KnownDialog = {
  file: "features/session/proof-dialog.tsx",
  title: "Confirm it’s you",
  async open(person) {
    const json = { error: { code: "proof_required", message: "Please prove once more that it is you." } };
    await person.page.route("**/api/auth/change-email", (route) => route.fulfill({ status: 403, json }));
    await person.opens("/preferences");
    await person.presses("Change email");
    await person.types("New email", "dana@elsewhere.example");
    await person.presses("Send the link");
    await inDialog(person).getByLabel("Your password").waitFor();
  },
};

const KEEP_PICTURE: KnownDialog = {
  file: "features/share/keep-picture-dialog.tsx",
  title: "Keep as a picture",
  async open(person) {
    await person.page.route("**/api/patterns", (route) => route.fulfill({ json: shownPatterns() }));
    await person.opens("/patterns");
    await person.presses("Keep as a picture");
    await inDialog(person).getByRole("img").waitFor();
  },
};

/** Returns the dialogs for a person with an account, opened from the page of the person's reading. */
export const dialogsOfAMember = (insightId: string): KnownDialog[] => [
  {
    file: "features/share/share-dialog.tsx",
    title: "Share a card",
    async open(person) {
      await person.opens(`/insights/${insightId}`);
      await person.presses("Share a card");
      await inDialog(person).getByRole("radio").first().check();
      await inDialog(person).getByRole("img").waitFor();
    },
  },
  KEEP_PICTURE,
  {
    file: "features/insights/report-dialog.tsx",
    title: "Report this reading",
    async open(person) {
      await person.opens(`/insights/${insightId}`);
      await opensMenuItem(person, "More", "Report this reading");
    },
  },
  {
    file: "features/patterns/why-sheet.tsx",
    title: "Why?",
    async open(person) {
      await person.page.route("**/api/patterns", (route) => route.fulfill({ json: shownPatterns() }));
      await person.opens("/patterns");
      await person.page
        .getByRole("button", { name: /^Why\?/ })
        .first()
        .click();
    },
  },
  {
    file: "features/insights/sentences/why-reading.tsx",
    title: "Why this sentence?",
    async open(person) {
      await seesReadingOfModel(person, insightId);
      await person.opens(`/insights/${insightId}`);
      await person.presses("Why does it say that?");
      await person.page
        .getByRole("button", { name: /^(A guess|From the card|Your own words)/ })
        .first()
        .click();
    },
  },
  {
    file: "features/chat/chat-menu.tsx",
    title: "Start over?",
    async open(person) {
      await person.opens(`/insights/${insightId}#chat`);
      await person.types("Message to Rob", "Is it the second page?");
      await person.page.keyboard.press("Enter");
      await person.page.getByRole("button", { name: "Stop the reply" }).waitFor();
      await person.page.getByRole("button", { name: "Stop the reply" }).waitFor({ state: "detached" });
      await opensMenuItem(person, "More about this chat", "Start over");
    },
  },
  {
    file: ACCOUNT,
    title: "You",
    async open(person) {
      await person.opens("/insights");
      await person.page.getByRole("button", { name: "You", exact: true }).click();
    },
  },
  {
    file: "features/account/delete-account.tsx",
    title: "Delete your account",
    async open(person) {
      await person.opens("/preferences");
      await person.presses(/^Delete your account/);
    },
  },
  PROOF,
  {
    file: "features/blocks/add-block.tsx",
    title: "Add a block by hand",
    async open(person) {
      await person.opens("/blocks");
      await person.presses("Add by hand");
      await inDialog(person).getByText("Work block").click();
      await person.types("Name", "The call to my brother");
    },
  },
  {
    file: "features/blocks/change-status.tsx",
    title: "Pause",
    async open(person) {
      await opensBlock(person);
      await person.presses("Pause");
    },
  },
  {
    file: "features/blocks/delete-question.tsx",
    title: "Are you sure you want to delete this block?",
    async open(person) {
      await opensBlock(person);
      await person.page.getByRole("button", { name: /^Delete / }).click();
    },
  },
  {
    file: "features/blocks/change-park-day.tsx",
    title: "Park it",
    async open(person) {
      await opensBlock(person);
      await person.presses("Pause");
      await person.page.getByRole("dialog", { name: "Pause" }).getByRole("button", { name: "Pause" }).click();
      await person.presses("Choose a day");
    },
  },
];
