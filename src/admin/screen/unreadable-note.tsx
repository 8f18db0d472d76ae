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
      title={count === 1 ? "One could not be searched" : `${count} could not be searched`}
    >
      Who they are was sealed under a secret that the site was not given. Whoever runs it can give the former
      one back (APP_SECRET_PREVIOUS); nothing is lost until then.
    </Alert>
  );
}
