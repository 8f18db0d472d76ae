import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { useSubmit } from "~/admin/screen/use-submit";
import { signedIn } from "~/admin/session/signed-in";
import { START_SCREEN } from "~/server/isomorphic/start-screen";
import { MAX_PERSON_NAME_LENGTH } from "../name-limit";
import { EmailField } from "./entry/email-field";
import { EntryScreen } from "./entry/entry-screen";
import { MissingToken } from "./entry/missing-token";
import { isPasskeyQuestion, PasskeyQuestion, passkeyChoice } from "./entry/passkey-question";
import { NewPasswordField } from "./entry/password-field";
import { useFragmentToken } from "./entry/use-fragment-token";
import styles from "./sign-in/sign-in.module.css";

/** Creates the first administrator. The server prints the link if it starts without one. */
export default function SetUp() {
  const token = useFragmentToken();
  const navigate = useNavigate();
  const [asksPasskeys, setAsksPasskeys] = useState(false);
  const { form, busy, errors, failure } = useSubmit(
    async ({ email = "", name = "", password = "", passkeys }) => {
      const body = { token, email, name, password, passkeys: passkeyChoice(passkeys) };
      try {
        signedIn(await api.post("/api/admin/set-up", { body }));
        navigate(START_SCREEN, { replace: true });
      } catch (error) {
        if (asksPasskeys || !isPasskeyQuestion(error)) throw error;
        setAsksPasskeys(true);
      }
    },
  );

  if (!token)
    return (
      <EntryScreen title="Set up">
        <MissingToken>
          Please open the complete link that the site prints when it starts for the first time.
        </MissingToken>
      </EntryScreen>
    );
  return (
    <EntryScreen
      title="Set up the site"
      lead="You are the first administrator of this site. Later you can invite others."
    >
      <form {...form} className={styles.form}>
        <FormFailure error={failure} />
        <TextInput
          name="name"
          label="Your name"
          autoComplete="name"
          size="md"
          maxLength={MAX_PERSON_NAME_LENGTH}
          required
          error={errors.name}
        />
        <EmailField label="Your email" withAsterisk error={errors.email} />
        <NewPasswordField name="password" label="Password" size="md" error={errors.password} />
        {asksPasskeys && <PasskeyQuestion error={errors.passkeys} />}
        <Button type="submit" size="md" fullWidth loading={busy}>
          Begin
        </Button>
      </form>
    </EntryScreen>
  );
}
