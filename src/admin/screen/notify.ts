import { notifications } from "@mantine/notifications";
import { failureMessage } from "~/site/browser/request/failure";

/** Shows a success message in a corner for a few seconds. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: "green", autoClose: 5000 });
}

/** Shows an error until it is dismissed. Errors that belong to a field are shown there instead. */
export function notifyFailed(error: unknown): void {
  notifications.show({
    title: "That did not work",
    message: failureMessage(error),
    color: "red",
    autoClose: false,
  });
}
