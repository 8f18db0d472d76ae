import { Alert, Button, Group, Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { contentApi } from "~/admin/content/api/content-api";
import { LinkTarget } from "~/admin/content/link-target";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone } from "~/admin/screen/notify";
import styles from "~/admin/screen/search.module.css";
import { failureMessage } from "~/site/browser/request/failure";
import type { MissedAddressResponse } from "../api/missed-addresses-api";

/** Redirects a missed address to a page immediately. */
export function RedirectDialog({ missed, onClose }: { missed: MissedAddressResponse; onClose(): void }) {
  const [to, setTo] = useState(missed.suggestion?.url ?? "");
  const make = useMutation({
    async mutationFn() {
      const redirects = contentApi("redirects");
      const made = await redirects.create({ from: missed.path, to, match: "exact", kind: "301" });
      try {
        await redirects.publish(made);
      } catch (refused) {
        // Otherwise, the remaining draft would block the next attempt.
        await redirects.trash(made);
        throw refused;
      }
    },
    onSuccess() {
      notifyDone(`${missed.path} now redirects to ${to}.`);
      onClose();
      return queryClient.invalidateQueries({ queryKey: ["missed"] });
    },
  });
  const messages = make.error instanceof ApiError ? make.error.byField() : {};
  return (
    <Modal opened onClose={onClose} title="Add a redirect" size="lg">
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        {make.isError && !messages.to && (
          <Alert color="red" title={failureMessage(make.error)}>
            {Object.values(messages).join(" ")}
          </Alert>
        )}
        <p>
          <strong>{missed.path}</strong> permanently redirects to:
        </p>
        <LinkTarget label="Page" value={to} error={messages.to} onChange={setTo} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={make.isPending} disabled={to.trim() === ""}>
            Add the redirect
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
