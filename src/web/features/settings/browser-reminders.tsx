import { useMutation, useQuery } from "@tanstack/react-query";
import { queryKey } from "../../api/queries/query-key.ts";
import { browsersQuery } from "../../api/queries/reminders.ts";
import { type BrowserState, turnOff, turnOn } from "../../api/this-browser.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";

const WHY_NOT: Partial<Record<BrowserState, string>> = {
  unsupported: "This browser cannot show reminders.",
  "needs-app": "Add the app to your home screen first. Then you can turn this on in the app.",
  denied: "Notifications from this site are blocked in this browser. You can allow them in its settings.",
};

/**
 * A control that turns reminders on or off in this browser. The browser asks for its permission only after the
 * person presses the control.
 */
export function BrowserReminders() {
  const { data: browsers, error, refetch } = useQuery(browsersQuery);
  const turning = useMutation({
    mutationKey: queryKey("reminders", "addBrowser"),
    mutationFn: async (isOn: boolean) => {
      if (browsers) await (isOn ? turnOn(browsers) : turnOff(browsers));
    },
    meta: { waitsForRefetch: true },
    // The state of this browser may have changed even if the call failed, because the person may have refused the
    // permission.
    onError: () => refetch(),
  });
  if (!browsers) {
    return (
      error && (
        <Notice tone="warning">
          Reminders in this browser did not load. {error.message}{" "}
          <Button look="link" onClick={() => void refetch()}>
            Retry
          </Button>
        </Notice>
      )
    );
  }
  const { state, addressHashes } = browsers;
  const others = addressHashes.length - (state === "on" ? 1 : 0);
  return (
    <div>
      <Checkbox
        checked={turning.isPending ? turning.variables : state === "on"}
        disabled={WHY_NOT[state] !== undefined || turning.isPending}
        onChange={(event) => turning.mutate(event.target.checked)}
      >
        A notification in this browser
        <span className="type-small block text-mist">
          {WHY_NOT[state] ?? "It says that something is due, but not what. It ends when you sign out here."}
          <span>{others > 0 && ` ${sayOthers(others)}`}</span>
        </span>
      </Checkbox>
      <p role="status" className={`type-small ${turning.error ? "mt-1 text-bill" : "text-mist"}`}>
        {turning.error && `That did not work, so it is back as it was. ${turning.error.message}`}
      </p>
    </div>
  );
}

function sayOthers(others: number): string {
  return others === 1 ? "It is on in one other browser." : `It is on in ${others} other browsers.`;
}
