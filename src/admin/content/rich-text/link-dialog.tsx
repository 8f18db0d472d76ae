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
  const made = hrefOf(choice);
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
        <TargetInput choice={choice} onChange={(target) => setChoice({ ...choice, target })} />
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

interface TargetInputProps {
  choice: LinkChoice;
  onChange(target: string): void;
}

function TargetInput({ choice: { sort, target }, onChange }: TargetInputProps) {
  const DocumentLink = documentLink();
  const text = {
    value: target,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (sort) {
    case "page":
      return <LinkTarget label="Page" value={target} onChange={onChange} />;
    case "file":
      return DocumentLink ? <DocumentLink href={target} onChange={onChange} /> : null;
    case "web":
      return (
        <TextInput label="Address" description="It opens in a new tab." placeholder="https://…" {...text} />
      );
    case "mail":
      return <TextInput type="email" label="Email address" {...text} />;
    case "phone":
      return <TextInput type="tel" label="Phone number" placeholder="(308) 555-0100" {...text} />;
    case "event":
      return (
        <NativeSelect
          label="What opens"
          data={[{ value: "", label: "Choose…" }, ...linkDialogs()]}
          {...text}
        />
      );
  }
}
