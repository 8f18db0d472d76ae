import { Alert, Button, Group } from "@mantine/core";
import { FileClock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { TypeDescription } from "~/content/description";
import { unsavedChanges } from "../draft/draft-state";
import type { LocalDraft, LocalDrafts } from "../draft/local-drafts";
import { useHospitalZone } from "../hospital-zone";
import { useFilledIn } from "../variables/use-variable-values";
import { lowered, moment, named } from "../words";
import { titleIn } from "./form-groups";
import type { Editor } from "./use-editor";

export interface DraftNoticesProps {
  type: TypeDescription;
  editor: Editor;
  drafts: LocalDrafts;
  /** Local drafts from tabs that were closed. */
  offers: LocalDraft[];
}

/** Offers local drafts from this browser to restore or discard, and warns if it cannot store any. */
export function DraftNotices({ type, editor, drafts, offers: found }: DraftNoticesProps) {
  const [offers, setOffers] = useState(found);
  const [discarded, setDiscarded] = useState<LocalDraft | null>(null);
  const { item, state } = editor;
  const [isNew] = useState(item === null);
  const without = (draft: LocalDraft) => setOffers((all) => all.filter(({ id }) => id !== draft.id));
  // After a person begins another new record, stored drafts of new records are offered with the next one.
  const isBegun = isNew && (item !== null || Object.keys(unsavedChanges(state)).length > 0);
  const isOffered = !state.theirs && !isBegun;
  return (
    <>
      {!state.isStoredLocally && (
        <Alert color="red" icon={<TriangleAlert aria-hidden />} title="This browser cannot keep a copy">
          Its storage is full or turned off. Your changes are still saved to the site as you type. If you lose
          the connection, leave this tab open until it says “Saved”.
        </Alert>
      )}
      {isOffered &&
        offers.map((draft) => (
          <Offer
            key={draft.id}
            type={type}
            draft={draft}
            onRestore={async () => {
              if (await editor.restore(draft)) without(draft);
            }}
            onDiscard={() => {
              drafts.remove(draft.id);
              without(draft);
              setDiscarded(draft);
            }}
          />
        ))}
      {discarded && (
        <Alert
          color="gray"
          withCloseButton
          closeButtonLabel="Close this notice"
          onClose={() => setDiscarded(null)}
        >
          Your typed text was discarded.{" "}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              drafts.write(discarded);
              setOffers((all) => [...all, discarded]);
              setDiscarded(null);
            }}
          >
            Keep it
          </Button>
        </Alert>
      )}
    </>
  );
}

interface OfferProps {
  type: TypeDescription;
  draft: LocalDraft;
  onRestore(): Promise<void>;
  onDiscard(): void;
}

function Offer({ type, draft, onRestore, onDiscard }: OfferProps) {
  const zone = useHospitalZone();
  const filledIn = useFilledIn();
  const [busy, setBusy] = useState(false);
  return (
    <Alert color="amber" icon={<FileClock aria-hidden />} title="We kept what you typed">
      <p>{filledIn(describeDraft(type, draft, zone))}</p>
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          loading={busy}
          onClick={async () => {
            setBusy(true);
            await onRestore();
            setBusy(false);
          }}
        >
          Restore
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}

/** A draft described in a sentence. */
export function describeDraft(
  type: TypeDescription,
  { revision, changes, at }: LocalDraft,
  zone: string,
): string {
  const when = moment(new Date(at).toISOString(), zone);
  const title = titleIn(changes);
  if (revision === 0) {
    const one = `You have an unsaved new ${lowered(type.label.one)} from ${when}`;
    return title ? `${one}: “${title}”.` : `${one}.`;
  }
  const labels = type.fields.flatMap(({ name, label }) => (name in changes ? [label] : []));
  return `At ${when} you changed ${named(labels)} here. The change was not saved.`;
}
