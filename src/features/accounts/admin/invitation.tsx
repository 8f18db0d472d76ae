import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { Answered } from "~/admin/screen/answered";
import { FormFailure } from "~/admin/screen/form-failure";
import { useSubmit } from "~/admin/screen/use-submit";
import { signedIn } from "~/admin/session/signed-in";
import { START_SCREEN } from "~/server/isomorphic/start-screen";
import { isFailure } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";
import type { Invitation } from "../api/schemas";
import { MAX_PERSON_NAME_LENGTH } from "../name-limit";
import { EmailField } from "./entry/email-field";
import { EntryScreen } from "./entry/entry-screen";
import { MissingToken } from "./entry/missing-token";
import { NewPasswordField } from "./entry/password-field";
import { useFragmentToken } from "./entry/use-fragment-token";
import styles from "./sign-in/sign-in.module.css";

/** Accepts an invitation. The person chooses a password and is signed in. */
export default function AcceptInvitation() {
  const token = useFragmentToken();
  const invitation = useQuery({
    queryKey: ["invitation", token],
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      const answer = await get("/api/admin/invitation", { token });
      if (isFailure(answer)) throw new ApiError(answer);
      return answer;
    },
  });

  return (
    <EntryScreen title="Welcome" lead="Choose a password to start working on the website.">
      {token ? (
        <Answered query={invitation}>{(answer) => <Acceptance token={token} invitation={answer} />}</Answered>
      ) : (
        <MissingToken>Please open the whole link of your invitation.</MissingToken>
      )}
    </EntryScreen>
  );
}

function Acceptance({ token, invitation }: { token: string; invitation: Invitation }) {
  const navigate = useNavigate();
  const { form, busy, errors, failure } = useSubmit(async ({ name = "", password = "" }) => {
    signedIn(await api.put("/api/admin/invitation", { body: { token, name, password } }));
    navigate(START_SCREEN, { replace: true });
  });

  return (
    <form {...form} className={styles.form}>
      <FormFailure error={failure} />
      <EmailField value={invitation.email} readOnly required={false} variant="filled" />
      <TextInput
        name="name"
        label="Your name"
        description="Colleagues see this name next to your changes."
        defaultValue={invitation.name}
        maxLength={MAX_PERSON_NAME_LENGTH}
        autoComplete="name"
        size="md"
        required
        error={errors.name}
      />
      <NewPasswordField name="password" label="Password" size="md" error={errors.password} />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Begin
      </Button>
    </form>
  );
}
