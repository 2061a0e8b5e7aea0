import { randomInt, randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { recordEvents } from "./page-events.ts";
import { STEP_MS } from "./patience.ts";

const PASSWORD = "a pond behind the server room";
const OWN_LINES =
  /^(Failed to load resource|WebSocket connection to '[^']*' failed|An unknown error occurred when fetching the script)/;

/** The options of the accessibility scan. It does not load style sheets as text, because no active rule reads them. */
const SCAN: Parameters<AxeBuilder["options"]>[0] = {
  resultTypes: ["violations"],
  preload: { assets: ["media"] },
};

/** Returns a random IP address, out of so many that no two people get the same. */
const someNetwork = () => ["10", ...Array.from({ length: 3 }, () => randomInt(1, 255))].join(".");

/** A person with a browser of their own: cookies, storage, one page. */
export class Person {
  readonly email: string;
  readonly password = PASSWORD;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #baseURL: string;
  readonly #faults: string[] = [];
  readonly #events: readonly string[];
  /** Whether the accessibility scan can run. It is a script, so it cannot run in a browser without scripts. */
  readonly #canScan: boolean;

  private constructor(page: Page, events: readonly string[], baseURL: string, canScan: boolean) {
    this.email = `person-${randomUUID()}@example.org`;
    this.page = page;
    this.context = page.context();
    this.#events = events;
    this.#baseURL = baseURL;
    this.#canScan = canScan;
    page.setDefaultTimeout(STEP_MS);
    page.on("pageerror", (error) => this.#faults.push(String(error.stack)));
    page.on("console", (message) => {
      // The browser logs failed requests itself. The app handles them, so they are not errors of the page.
      if (message.type() !== "error" || OWN_LINES.test(message.text())) return;
      this.#faults.push(message.text());
    });
  }

  static async comes(baseURL: string, options: BrowserContextOptions = {}): Promise<Person> {
    const browser = await openBrowser();
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 800 },
      locale: "en-US",
      timezoneId: "Europe/Berlin",
      reducedMotion: "reduce",
      extraHTTPHeaders: { "x-forwarded-for": someNetwork() },
      ...options,
    });
    const events = recordEvents(context);
    return new Person(await context.newPage(), events, baseURL, options.javaScriptEnabled ?? true);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Clicks the button or link of that name. */
  async presses(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole("button", { name });
    const control = button.or(this.page.getByRole("link", { name })).first();
    // Content far below is laid out when it is scrolled to (`comes-later` in `kit.css`), which can move the control. A
    // click waits until its control no longer moves, but it checks that before it scrolls.
    await control.click({ trial: true });
    await control.click();
  }

  async types(label: string | RegExp, text: string): Promise<void> {
    await this.page.getByLabel(label).fill(text);
  }

  /** Waits until the words can be seen. */
  async sees(words: string | RegExp): Promise<void> {
    await this.page.getByText(words).first().waitFor();
  }

  /**
   * Waits until the element has the focus. The element need not be visible, because headings for screen readers have no
   * size.
   */
  async isOn(control: Locator): Promise<void> {
    await control.and(this.page.locator(":focus")).waitFor({ state: "attached" });
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(path);
  }

  /** Opens the dialog to sign up, by the button at the end of the landing page. */
  async opensTheSignUp(): Promise<void> {
    await this.opens("/");
    // It is pressed by keyboard: sections above get their height as they come near the screen, which can move it away.
    await this.page.getByRole("button", { name: "Start Free Debugging" }).press("Enter");
  }

  /**
   * Signs up from the landing page through the sign-in dialog; ends at the first reading's request.
   */
  async signsUp(): Promise<void> {
    await this.opensTheSignUp();
    await this.types("Email", this.email);
    await this.types("Password", this.password);
    await this.presses("Sign up");
    await this.isAt("/new-insight");
  }

  /** Sends a request to the server as a page does. Returns the answer's text; throws if the request is refused. */
  async sends(method: "POST" | "PUT" | "PATCH", path: string, data: object, headers = {}): Promise<string> {
    const said = { method, data, headers: { origin: this.#baseURL, ...headers } };
    const answer = await this.context.request.fetch(path, said);
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${path} refused ${this.email}: ${text}`);
    return text;
  }

  /**
   * Creates an account without opening a page, as if it had been signed up some time ago. The first page must be one of
   * the app: a public page is shown as to a visitor until the app has left its mark in the browser.
   */
  async getsAnAccount(): Promise<void> {
    const data = { name: "", email: this.email, password: this.password };
    await this.sends("POST", "/api/auth/sign-up/email", data);
  }

  /** Creates an account as if it had been signed up some time ago, and opens the page that requests a reading. */
  async comesToTheRequest(): Promise<void> {
    await this.getsAnAccount();
    await this.opens("/new-insight");
    await this.page.getByLabel("What has you stuck?").waitFor();
  }

  /** Comes as a guest from the landing page without an address; ends at the first reading's request. */
  async comesAsGuest(): Promise<void> {
    await this.opens("/");
    await this.presses("Start Free Consultation");
    await this.isAt("/new-insight");
  }

  /** Ticks the box beside the button of a first request, and sends it. */
  async agreesAndSends(): Promise<void> {
    await this.page.getByLabel(/I’m 16 or older/).check();
    await this.presses("Send to Rob");
  }

  /** Agrees in the dialog, which asks people who have not ticked the box beside the button. */
  async agreesInDialog(): Promise<void> {
    await this.page
      .getByRole("dialog")
      .getByText(/I’m 16 or older/)
      .waitFor();
    await this.presses("Agree and go on");
  }

  /** Returns the serious accessibility problems of the current page and the page's own errors, one line each. */
  async faults(): Promise<string[]> {
    if (!this.#canScan) return this.#faults;
    await this.page.evaluate(waitForEntrances);
    // No page has a cross-origin frame, so the scan needs no second page to collect results.
    const scan = new AxeBuilder({ page: this.page }).setLegacyMode().options(SCAN);
    const { violations } = await scan.analyze();
    const barriers = violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    return [...barriers, ...this.#faults];
  }

  /**
   * Prints the events that led to the current page, the page itself and the browser's storage, for a failed journey.
   */
  async tellsWhereTheyAre(): Promise<void> {
    const stores = () => JSON.stringify({ ...sessionStorage, ...localStorage }, null, 2);
    const seen = await Promise.allSettled([this.page.ariaSnapshot(), this.page.evaluate(stores)]);
    const lines = seen.map((part) => (part.status === "fulfilled" ? part.value : String(part.reason)));
    process.stderr.write(
      [`${this.email} was at ${this.page.url()}`, ...this.#events, ...lines, ""].join("\n"),
    );
  }

  async leaves(): Promise<void> {
    await this.context.close();
  }
}

/** Runs in the page: waits for what is fading in, at most three seconds, because a scan would judge colours on their way. */
async function waitForEntrances(): Promise<void> {
  const entrances = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().endTime) < Infinity,
    );
  const longest = new Promise((resolve) => setTimeout(resolve, 3000));
  await Promise.race([Promise.allSettled(entrances.map(({ finished }) => finished)), longest]);
}
