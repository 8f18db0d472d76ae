import { Alert } from "@mantine/core";
import { failureMessage } from "~/site/browser/request/failure";

/** An error of the form as a whole, announced immediately. Empty without an error. */
export function FormFailure({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" mb="md">
      {failureMessage(error)}
    </Alert>
  );
}
