/**
 * Shows reminders and answers them without opening the app. A message holds the addresses of the steps that are due and
 * nothing of what they are. The build puts this below `service-worker.js`.
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

/** A message must always show something, else the browser shows a text of its own. */
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
  // With several, nobody could tell which of them is done.
  const done = count === 1 && steps.length === 1 ? [{ action: "done", title: "Done" }] : [];
  const snooze = steps.length > 0 ? [{ action: "snooze", title: "Ask tomorrow" }] : [];
  await registration.showNotification(title, {
    body: "Late is fine, and so is no.",
    tag: DUE_TAG,
    icon: ICON,
    data: { steps },
    actions: [...done, ...snooze],
  });
}

/** Shows that an answer was not kept. Opens the app if the person is signed out, so that it asks them to sign in. */
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

/** Returns the status of the answer; 599 if the server did not answer. */
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

/** Goes to a window that is open, or opens one. Returns false where the browser allows neither. */
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
