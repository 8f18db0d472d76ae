import { notifications } from "@mantine/notifications";
import { failureMessage } from "~/site/browser/request/failure";

/** Says in a corner what was done, for a few seconds. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: "green", autoClose: 5000 });
}

/** Says what went wrong, until it is put away. What the person can mend at a field is said there instead. */
export function notifyFailed(error: unknown): void {
  notifications.show({
    title: "That did not work",
    message: failureMessage(error),
    color: "red",
    autoClose: false,
  });
}
