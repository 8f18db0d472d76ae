import { Alert } from "@mantine/core";

/** Replaces a name that no known secret opens. */
export const UNREADABLE = "Cannot be read";

interface UnreadableNoteProps {
  count: number;
  /** What could not be done with them. */
  not?: "searched" | "shown";
}

/** Says how many entries a screen could not read; empty if there are none. */
export function UnreadableNote({ count, not = "searched" }: UnreadableNoteProps) {
  if (count === 0) return null;
  return (
    <Alert
      color="amber"
      mb="md"
      title={count === 1 ? `One record could not be ${not}` : `${count} records could not be ${not}`}
    >
      Their personal data was encrypted with a secret that the site does not have now. Ask your IT person to
      set the earlier secret as APP_SECRET_PREVIOUS. Nothing is lost.
    </Alert>
  );
}
