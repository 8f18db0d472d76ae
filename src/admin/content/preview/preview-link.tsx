import { ActionIcon, Button, Group, Popover, Select, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { notifyDone, notifyFailed } from "../../screen/notify";
import { contentApi, type PreviewLinks } from "../api/content-api";
import styles from "../form/editor.module.css";
import { useHospitalZone } from "../hospital-zone";
import { fullMoment } from "../words";
import type { PreviewProps } from "./preview-button";

const DAYS = [
  { value: "1", label: "for a day" },
  { value: "7", label: "for a week" },
  { value: "30", label: "for a month" },
];

/**
 * A button that copies a link to the saved draft for people without an account, and a list of active links to revoke.
 */
export function PreviewLink({ type, item, save }: PreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(24rem, calc(100vw - 2rem))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="subtle"
          leftSection={<Link2 size={18} aria-hidden />}
          className={styles.iconOnPhones}
          onClick={() => setIsOpen((before) => !before)}
        >
          <span>Preview link</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Preview link">
        <LinkPanel type={type} item={item} save={save} />
      </Popover.Dropdown>
    </Popover>
  );
}

function LinkPanel({ type, item, save }: PreviewProps) {
  const [days, setDays] = useState("7");
  const { links, copied, copy, revoke } = usePreviewLinks(type, item, save);
  const zone = useHospitalZone();
  const copyButton = useRef<HTMLButtonElement>(null);
  // The pressed button disappears with its link.
  const revokeAndKeepFocus = (linkId: string) =>
    revoke.mutate(linkId, { onSuccess: () => copyButton.current?.focus() });
  return (
    <>
      <p className={styles.linkNote}>
        Anyone who has the link sees the saved draft without an account, until the link expires.
      </p>
      <Group gap="xs" align="end" wrap="nowrap">
        <Select
          label="The link works"
          data={DAYS}
          value={days}
          onChange={(value) => setDays(value ?? "7")}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          flex={1}
        />
        <Button
          ref={copyButton}
          data-autofocus
          loading={copy.isPending}
          onClick={() => copy.mutate(Number(days))}
        >
          Copy preview link
        </Button>
      </Group>
      <div role="status">
        {copied && (
          <TextInput
            label={
              copied.isInClipboard ? "Copied. It is not shown again." : "Copy it now. It is not shown again."
            }
            description={`It works until ${fullMoment(copied.expiresAt, zone)}.`}
            value={copied.address}
            readOnly
            mt="sm"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </div>
      {links.length > 0 && <ActiveLinks links={links} onRevoke={revokeAndKeepFocus} />}
    </>
  );
}

/** The address of a link that was just made, and whether the browser allowed copying it. */
interface CopiedLink {
  address: string;
  expiresAt: string;
  isInClipboard: boolean;
}

/** The active links, and the one that was just made. */
function usePreviewLinks({ apiName }: TypeDescription, { id }: Item, save: () => Promise<boolean>) {
  const queries = useQueryClient();
  const api = contentApi(apiName);
  const queryKey = ["preview-links", apiName, id];
  const { data } = useQuery({ queryKey, queryFn: () => api.previewLinks(id) });
  const [copied, setCopied] = useState<CopiedLink | null>(null);
  const copy = useMutation({
    async mutationFn(days: number): Promise<CopiedLink | null> {
      // The link shows the saved draft. The form says why input could not be saved.
      if (!(await save())) return null;
      const { path, expiresAt } = await api.makePreviewLink(id, days);
      const address = `${location.origin}${path}`;
      return { address, expiresAt, isInClipboard: await writeToClipboard(address) };
    },
    onSuccess: setCopied,
    onError: notifyFailed,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) => api.revokePreviewLink(id, linkId),
    onSuccess() {
      setCopied(null);
      notifyDone("The link no longer works.");
    },
    onError: notifyFailed,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return { links: data?.links ?? [], copied, copy, revoke };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function ActiveLinks({ links, onRevoke }: { links: PreviewLinks; onRevoke(linkId: string): void }) {
  const zone = useHospitalZone();
  return (
    <>
      <h2 className={styles.linksHeading}>Links that work</h2>
      <ul className={styles.links} aria-label="Links that work">
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
              title="Revoke"
              onClick={() => onRevoke(link.id)}
            >
              <Trash2 size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  );
}
