import { useCcmsConfig } from "~/admin/ccms-config";
import { Screen } from "~/admin/screen/screen";
import { EmailPanel } from "./email-panel";
import { NamePanel } from "./name-panel";
import { PasskeysPanel } from "./passkeys-panel";
import { PasswordPanel } from "./password-panel";
import { SessionsPanel } from "./sessions-panel";
import { TokensPanel } from "./tokens-panel";
import { TwoStepPanel } from "./two-step-panel";

/** A person's own account: profile, ways to sign in, and sessions. */
export default function Account() {
  const { features } = useCcmsConfig();
  return (
    <Screen title="Your account" lead="Your name, and how you sign in." width="narrow">
      {features.includes("profile") && (
        <>
          <NamePanel />
          <EmailPanel />
        </>
      )}
      <PasswordPanel />
      <TwoStepPanel />
      <PasskeysPanel />
      <SessionsPanel />
      <TokensPanel />
    </Screen>
  );
}
