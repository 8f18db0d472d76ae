import { ActionIcon, Button, CopyButton, Group, Select, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { fullMoment } from "~/admin/content/words";
import { api } from "~/admin/requests/api";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import type { AnswerOf } from "~/site/browser/request/client";
import styles from "./panel.module.css";

const DAYS = [
  { value: "1", label: "for a day" },
  { value: "7", label: "for a week" },
  { value: "30", label: "for a month" },
];

/** Preview links for people without an account: created, shown once, and revoked. */
export function DraftLinks({ id }: { id: string }) {
  const [days, setDays] = useState("7");
  const { links, address, make, revoke } = useDraftLinks(id);
  return (
    <Panel title="Share the draft">
      <p className={styles.note}>
        Anyone who has the link can see the current draft without an account, until the link expires.
      </p>
      <Group gap="xs" align="end">
        <Select
          label="The link works"
          data={DAYS}
          value={days}
          onChange={(value) => setDays(value ?? "7")}
          allowDeselect={false}
          w="9.5rem"
        />
        <Button
          variant="default"
          leftSection={<Link2 size={18} aria-hidden />}
          loading={make.isPending}
          onClick={() => make.mutate(Number(days))}
        >
          Create a link
        </Button>
      </Group>
      {address && <NewLink address={address} />}
      {links.length > 0 && <ActiveLinks links={links} onRevoke={revoke.mutate} />}
    </Panel>
  );
}

/** The active links, and the address of the one that was just created. */
function useDraftLinks(id: string) {
  const queries = useQueryClient();
  const queryKey = ["page-preview-links", id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.get("/api/admin/pages/{id}/preview-links", { params: { id } }),
  });
  const [address, setAddress] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: (days: number) =>
      api.post("/api/admin/pages/{id}/preview-links", { params: { id }, body: { days } }),
    onSuccess: (made) => setAddress(`${location.origin}${made.path}`),
    onError: notifyFailed,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) =>
      api.del("/api/admin/pages/{id}/preview-links/{linkId}", { params: { id, linkId } }),
    onSuccess: () => {
      setAddress(null);
      notifyDone("The link no longer works.");
    },
    onError: notifyFailed,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return { links: data?.links ?? [], address, make, revoke };
}

function NewLink({ address }: { address: string }) {
  return (
    <Group gap="xs" align="end" wrap="nowrap" mt="sm">
      <TextInput
        label="Copy it now. It is not shown again."
        value={address}
        readOnly
        flex={1}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? "Copied" : "Copy"}</Button>}
      </CopyButton>
    </Group>
  );
}

type Links = AnswerOf<"get", "/api/admin/pages/{id}/preview-links">["links"];

function ActiveLinks({ links, onRevoke }: { links: Links; onRevoke(linkId: string): void }) {
  const zone = useHospitalZone();
  return (
    <ul className={styles.links} aria-label="Active links">
      {links.map((link) => (
        <li key={link.id}>
          <span>
            By {link.createdBy}, until {fullMoment(link.expiresAt, zone)}
          </span>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={`Revoke the link that works until ${fullMoment(link.expiresAt, zone)}`}
            onClick={() => onRevoke(link.id)}
          >
            <Trash2 size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
