/**
 * Shows push reminders and handles their buttons without opening the app. A push message contains the ids of the
 * steps that are due, and not their texts. The build appends this file to `service-worker.js`.
 */
const DUE_TAG = "due";
const FAILED_TAG = "due-failed";
const ICON = "/icons/icon-192.png";
const ANSWERS = {
  done: ["answer", { answer: "did" }],
  snooze: ["snooze", {}],
};

addEventListener("push", (event) => event.waitUntil(showDue(readMessage(event.data))));
addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action in ANSWERS ? answerDue(action, notification.data) : openApp());
});

/**
 * Returns the content of a push message. If the message is not readable, returns default values, because the
 * browser shows a text of its own if no notification is shown.
 */
function readMessage(data) {
  try {
    const { count = 1, steps = [] } = data.json();
    return { count, steps };
  } catch {
    return { count: 1, steps: [] };
  }
}

async function showDue({ count, steps }) {
  const title =
    count === 1
      ? "Something you said you would do is due."
      : `${count} things you said you would do are due.`;
  // With several steps there is no 'Done' button, because it would not be clear which step is done.
  const done = count === 1 && steps.length === 1 ? [{ action: "done", title: "Done" }] : [];
  const snooze = steps.length > 0 ? [{ action: "snooze", title: "Ask tomorrow" }] : [];
  await registration.showNotification(title, {
    body: "No rush, and no is fine.",
    tag: DUE_TAG,
    icon: ICON,
    data: { steps },
    actions: [...done, ...snooze],
  });
}

/**
 * Sends the answer for each step. If that fails, shows a notification that nothing was saved. If the person is
 * signed out, opens the app instead, which asks them to sign in.
 */
async function answerDue(action, { steps }) {
  const statuses = await Promise.all(steps.map((step) => sendAnswer(action, step)));
  if (statuses.every((status) => status < 400)) return;
  if (statuses.includes(401) && (await openApp())) return;
  await registration.showNotification("That was not kept.", {
    body: "Press to open the app, and answer there.",
    tag: FAILED_TAG,
    icon: ICON,
  });
}

/** Returns the HTTP status of the server's response; 599 if the server did not respond. */
async function sendAnswer(action, { insightId, index }) {
  const [verb, body] = ANSWERS[action];
  const path = `/api/insights/${encodeURIComponent(insightId)}/steps/${Number(index)}/promise/${verb}`;
  try {
    const { status } = await fetch(path, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return status;
  } catch {
    return 599;
  }
}

/** Focuses an open window of the app, or opens a new one. Returns false if the browser allows neither. */
async function openApp() {
  try {
    const [open] = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open) await open.focus();
    else await clients.openWindow("/");
    return true;
  } catch {
    return false;
  }
}
