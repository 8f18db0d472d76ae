import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { useSubmit } from "~/admin/screen/use-submit";
import { userChanged } from "~/admin/session/signed-in";
import { useUser } from "~/admin/session/use-session";
import { MissingToken } from "./entry/missing-token";
import { useFragmentToken } from "./entry/use-fragment-token";

/**
 * Confirms a new email address. Requires pressing a button, because some mail programs open every link automatically.
 */
export default function NewEmail() {
  const token = useFragmentToken();
  const { name, email } = useUser();
  const navigate = useNavigate();
  const { form, busy, failure } = useSubmit(async () => {
    const { user } = await api.put("/api/admin/account/email", { body: { token } });
    userChanged(user);
    notifyDone(`From now on you sign in as ${user.email}.`);
    navigate("/admin/account", { replace: true });
  });

  return (
    <Screen title="Your new email address" width="narrow">
      <Panel>
        {token ? (
          <form {...form}>
            <FormFailure error={failure} />
            <p>
              You are signed in as {name}, with {email}. If you confirm, you will sign in with the address
              that received this link, and we will send messages about your account there.
            </p>
            <Button type="submit" loading={busy} mt="md">
              Use the new address
            </Button>
          </form>
        ) : (
          <MissingToken>Please open the complete link from the email, or ask for a new one.</MissingToken>
        )}
      </Panel>
    </Screen>
  );
}
