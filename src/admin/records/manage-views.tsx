import { Button, Group, Modal, Switch, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { MAX_VIEW_NAME_LENGTH } from "~/content/list-views/view-name";
import type { SavedView } from "~/server/admin-api/content/list-views";
import { notifyDone, notifyFailed } from "../screen/notify";
import { notifyUndoable } from "../screen/notify-undoable";
import styles from "./manage-views.module.css";
import { type ViewChanges, type ViewDialogProps, viewsApi } from "./views-api";

/** Renames, shares, replaces, and deletes views. */
export function ManageViews({ views, onClose, ...rest }: ViewDialogProps & { views: readonly SavedView[] }) {
  return (
    <Modal opened onClose={onClose} title="Saved views" size="lg">
      {views.length === 0 && <p>There is no view left that you can change.</p>}
      <ul className={styles.views}>
        {views.map((view) => (
          <ManagedView key={view.id} view={view} {...rest} />
        ))}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Modal>
  );
}

type ManagedViewProps = Omit<ViewDialogProps, "onClose"> & { view: SavedView };

function ManagedView({ view, list, query, mayShare }: ManagedViewProps) {
  const [name, setName] = useState(view.name);
  const change = useMutation({
    mutationFn: (changes: ViewChanges) => viewsApi.change(list, view.id, changes),
    onSuccess: () => notifyDone(`“${name.trim()}” is saved.`),
    onError: notifyFailed,
  });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ name });
  };
  return (
    <li className={styles.view}>
      <form onSubmit={rename} className={styles.name}>
        <TextInput
          aria-label={`Name of “${view.name}”`}
          value={name}
          maxLength={MAX_VIEW_NAME_LENGTH}
          required
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {name.trim() !== view.name && (
          <Button type="submit" variant="default" loading={change.isPending}>
            Rename
          </Button>
        )}
      </form>
      <div className={styles.choices}>
        {(mayShare || view.isShared) && (
          <Switch
            label="Shared with all staff"
            checked={view.isShared}
            disabled={change.isPending}
            onChange={({ currentTarget }) => change.mutate({ isShared: currentTarget.checked })}
          />
        )}
        {view.query !== query && (
          <Button
            variant="subtle"
            size="compact-md"
            loading={change.isPending && change.variables.query !== undefined}
            onClick={() => change.mutate({ query })}
          >
            Replace with what I see now
          </Button>
        )}
        <DeleteView list={list} view={view} />
      </div>
    </li>
  );
}

function DeleteView({ list, view: { id, name, isShared } }: { list: string; view: SavedView }) {
  const remove = useMutation({
    mutationFn: () => viewsApi.remove(list, id),
    onSuccess: () =>
      notifyUndoable(
        isShared ? `“${name}” is deleted for all staff.` : `“${name}” is deleted.`,
        () => viewsApi.restore(list, id),
        `“${name}” is back.`,
      ),
    onError: notifyFailed,
  });
  return (
    <Button
      variant="subtle"
      size="compact-md"
      color="red"
      aria-label={`Delete “${name}”`}
      loading={remove.isPending}
      onClick={() => remove.mutate()}
    >
      Delete
    </Button>
  );
}
