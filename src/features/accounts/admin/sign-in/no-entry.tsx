import { Button } from "@mantine/core";
import { signOut } from "~/admin/session/sign-out";
import { useSession, useUser } from "~/admin/session/use-session";
import { EntryScreen } from "../entry/entry-screen";

/** Shown to a signed-in person without permission to enter. Opens the admin area as soon as the session has it. */
export function NoEntry() {
  const { email } = useUser();
  useSession();
  return (
    <EntryScreen
      title="This account has no access"
      lead={
        <>
          You are signed in as {email}, but this account has no access to the admin area. Ask an administrator
          for access.
        </>
      }
    >
      <Button variant="default" onClick={signOut}>
        Sign out
      </Button>
    </EntryScreen>
  );
}
