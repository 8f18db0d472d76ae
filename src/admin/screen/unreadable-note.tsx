import { Alert } from "@mantine/core";

/** Replaces a name that no known secret opens. */
export const UNREADABLE = "Cannot be read";

/** Says how many entries a search could not read; empty if there are none. */
export function UnreadableNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert
      color="amber"
      mb="md"
      title={count === 1 ? "One record could not be searched" : `${count} records could not be searched`}
    >
      Their personal data was encrypted with a secret that the site does not have now. Ask your IT person to
      set the earlier secret as APP_SECRET_PREVIOUS. Nothing is lost.
    </Alert>
  );
}
