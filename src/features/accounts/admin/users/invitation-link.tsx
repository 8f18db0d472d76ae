import { Alert, Button, CopyButton, Group, TextInput } from "@mantine/core";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { fullMoment } from "~/admin/content/words";
import type { InvitationLink as Link } from "../../api/schemas";

interface InvitationLinkProps {
  link: Link;
  name: string;
}

/** The link of an invitation, to copy because the site sends no mail. */
export function InvitationLink({ link: { path, expiresAt }, name }: InvitationLinkProps) {
  const zone = useHospitalZone();
  const address = new URL(path, location.origin).href;
  return (
    <Alert
      color="amber"
      title="This site sends no mail yet, so pass the link on yourself"
      role="status"
      mb="md"
    >
      <p>
        Anyone who opens it can choose the password of this account, so give it only to {name}. It works once,
        until {fullMoment(expiresAt, zone)}. It is shown only now; you can make a new one at any time.
      </p>
      <Group gap="xs" mt="sm" align="flex-end">
        <TextInput
          label="Link"
          value={address}
          readOnly
          flex={1}
          miw="min(18rem, 100%)"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={address} timeout={2500}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              <span aria-live="polite">{copied ? "Copied" : "Copy the link"}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  );
}
