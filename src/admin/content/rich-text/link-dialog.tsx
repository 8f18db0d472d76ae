import { Button, Group, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { documentLink, linkDialogs } from "../../admin-features";
import { LinkTarget } from "../link-target";
import { hrefOf, type LinkChoice, type LinkSort, linkChoice } from "./link-choice";
import styles from "./rich-text.module.css";

const SORTS: { value: LinkSort; label: string }[] = [
  { value: "page", label: "A page on this site" },
  { value: "file", label: "A document from the library" },
  { value: "web", label: "Another website" },
  { value: "mail", label: "An email address" },
  { value: "phone", label: "A phone number" },
  { value: "event", label: "A dialog on the page" },
];

export interface LinkDialogProps {
  /** The present address of the selected words; empty for none. */
  href: string;
  onClose(): void;
  /** An empty address removes the link. */
  onChoose(href: string): void;
}

/** Chooses the link target of the selected words. */
export function LinkDialog({ href, onClose, onChoose }: LinkDialogProps) {
  const [choice, setChoice] = useState<LinkChoice>(() => linkChoice(href));
  const set = (target: string) => setChoice({ ...choice, target });
  const made = hrefOf(choice);
  const DocumentLink = documentLink();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (made) onChoose(made);
  };
  return (
    <Modal opened onClose={onClose} title={href ? "Change the link" : "Link these words"} size="lg">
      <form onSubmit={submit} className={styles.linkForm}>
        <NativeSelect
          label="Link to"
          data-autofocus
          data={SORTS}
          value={choice.sort}
          onChange={(event) => setChoice({ sort: event.currentTarget.value as LinkSort, target: "" })}
        />
        {choice.sort === "page" && <LinkTarget label="Page" value={choice.target} onChange={set} />}
        {choice.sort === "file" && DocumentLink && <DocumentLink href={choice.target} onChange={set} />}
        {choice.sort === "web" && (
          <TextInput
            label="Address"
            description="It opens in a new tab."
            placeholder="https://…"
            value={choice.target}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )}
        {choice.sort === "mail" && (
          <TextInput
            type="email"
            label="Email address"
            value={choice.target}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )}
        {choice.sort === "phone" && (
          <TextInput
            type="tel"
            label="Phone number"
            placeholder="(308) 555-0100"
            value={choice.target}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )}
        {choice.sort === "event" && (
          <NativeSelect
            label="What opens"
            data={[{ value: "", label: "Choose…" }, ...linkDialogs()]}
            value={choice.target}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          {href && (
            <Button variant="subtle" color="red" mr="auto" onClick={() => onChoose("")}>
              Remove the link
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!made}>
            {href ? "Change" : "Link"}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
