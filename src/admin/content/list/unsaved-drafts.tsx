import { Alert, Button, Group } from "@mantine/core";
import { FileClock } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { LocalDraft } from "../draft/local-drafts";
import { freeDrafts } from "../draft/open-draft";
import { describeDraft } from "../form/draft-notices";
import { useLocalDrafts, withDraft } from "../form/use-opened-draft";
import { useHospitalZone } from "../hospital-zone";
import { useFilledIn } from "../variables/use-variable-values";

/**
 * This person's unsaved input in records of a type, from closed tabs.
 */
export function UnsavedDrafts({ type }: { type: TypeDescription }) {
  const { drafts, claims } = useLocalDrafts();
  const zone = useHospitalZone();
  const filledIn = useFilledIn();
  const [found, setFound] = useState<LocalDraft[]>([]);
  useEffect(() => {
    let isGone = false;
    void freeDrafts({ drafts, claims }, type.name).then((free) => {
      if (!isGone) setFound(free);
    });
    return () => {
      isGone = true;
    };
  }, [drafts, claims, type.name]);
  return found.map((draft) => (
    <Alert key={draft.id} color="amber" icon={<FileClock aria-hidden />} title="We kept what you typed">
      <Group justify="space-between" gap="xs">
        <span>{filledIn(describeDraft(type, draft, zone))}</span>
        <Button
          component={Link}
          size="xs"
          to={`/admin/${type.apiName}/${draft.revision === 0 ? "new" : draft.recordId}`}
          state={withDraft(draft.id)}
        >
          Continue editing
        </Button>
      </Group>
    </Alert>
  ));
}
