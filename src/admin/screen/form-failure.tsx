import { Alert } from "@mantine/core";
import { failureMessage } from "~/site/browser/request/failure";

/** What is wrong with a form as a whole, read out at once. Nothing where nothing is. */
export function FormFailure({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" mb="md">
      {failureMessage(error)}
    </Alert>
  );
}
