import { beforeAll, describe, expect } from "vitest";
import { startFakePush } from "#test-support/fake-push-service.ts";
import { journey } from "./support/journey.ts";
import type { App } from "./support/launch-app.ts";
import type { Person } from "./support/person.ts";
import { comesToAReading } from "./support/reading-steps.ts";
import { startApp } from "./support/start-app.ts";

const service = await startFakePush();
let running: App;
beforeAll(async () => {
  running = await startApp({ TRUST_PROXY: "on", PUSH_SERVICE_URL: service.url });
});
const app = () => running;

/** Makes the page subscribe to the fake push service on loopback, because a browser in a test reaches no real one. */
async function subscribesAtTheFake({ page }: Person): Promise<void> {
  await page.exposeFunction("subscribeAtTheFake", (key: string) => service.subscribe(key));
  await page.addInitScript(() => {
    let known: object | null = null;
    const fake = async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const { subscribeAtTheFake } = globalThis as unknown as {
        subscribeAtTheFake(key: string): Promise<{ endpoint: string }>;
      };
      const json = await subscribeAtTheFake(applicationServerKey);
      const unsubscribe = async () => {
        known = null;
        return true;
      };
      known = { endpoint: json.endpoint, toJSON: () => json, unsubscribe };
      return known;
    };
    Object.assign(PushManager.prototype, { subscribe: fake, getSubscription: async () => known });
  });
}

/** Delivers a message to the page's worker, as a push service would. */
async function pushes({ page, context }: Person, data: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(data),
  });
}

/** Returns the titles and actions of the notifications that are shown. */
const shown = ({ page }: Person) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const notifications = await getNotifications.call(await navigator.serviceWorker.ready);
    return notifications.map((each) => ({
      title: each.title,
      actions: (each as unknown as { actions: { action: string }[] }).actions.map(({ action }) => action),
    }));
  });

/** Presses an action of the notification that is shown. */
async function pressesAction({ context }: Person, action: string): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (name) => {
    const scope = globalThis as unknown as ServiceWorkerGlobal;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification, action: name }));
  }, action);
}

interface ServiceWorkerGlobal {
  registration: { getNotifications(): Promise<unknown[]> };
  NotificationEvent: new (name: string, init: object) => Event;
  dispatchEvent(event: Event): void;
}

describe("reminders", () => {
  journey(
    "a person turns on reminders in a browser by a press, and answers one in the notification",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 }, permissions: ["notifications"] });
      await subscribesAtTheFake(person);
      const id = await comesToAReading(person);
      const { page } = person;
      await page.request.put(`/api/insights/${id}/steps/0/promise`, { data: { dueOn: "2099-01-01" } });
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));

      await person.opens("/preferences");
      const box = page.getByRole("checkbox", { name: /A notification in this browser/ });
      await box.click();
      await expect.poll(() => box.isChecked()).toBe(true);
      await person.sees("Not before");
      expect(await person.faults()).toEqual([]);
      const { addressHashes } = await (await page.request.get("/api/reminders/browsers")).json();
      expect(addressHashes).toHaveLength(1);

      await pushes(person, { kind: "due", count: 1, steps: [{ insightId: id, index: 0 }] });
      await expect
        .poll(() => shown(person))
        .toEqual([{ title: "Something you said you would do is due.", actions: ["done", "snooze"] }]);
      await pressesAction(person, "done");
      const step = async () => (await (await page.request.get(`/api/insights/${id}`)).json()).steps[0];
      await expect.poll(async () => (await step()).isDone).toBe(true);
      expect(await shown(person)).toEqual([]);
    },
  );

  journey(
    "a link of a reminder that is damaged or spent says so without a session",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.opens("/reminder#did=none");
      await person.presses("It is done");
      await person.sees("This link no longer works.");
      expect(await person.faults()).toEqual([]);
      await person.opens("/reminder");
      await person.sees("Part of this link is missing.");
    },
  );
});
