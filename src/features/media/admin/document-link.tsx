import { Button } from "@mantine/core";
import { FileText } from "lucide-react";
import { useState } from "react";
import type { DocumentLinkProps } from "~/admin/admin-feature";
import styles from "./document-link.module.css";
import { DOCUMENTS } from "./media-kind";
import { MediaPicker } from "./media-picker";

/** The document that a link downloads. The address does not change when the document is replaced. */
export function DocumentLink({ href, onChange }: DocumentLinkProps) {
  const [choosing, setChoosing] = useState(false);
  const [title, setTitle] = useState<string | null>(null);
  return (
    <div className={styles.document}>
      <FileText size={22} aria-hidden />
      <p>
        <strong>{title ?? (href || "No document chosen")}</strong>
        {title && href && <span>{href}</span>}
      </p>
      <Button variant="default" onClick={() => setChoosing(true)}>
        {href ? "Choose another" : "Choose a document"}
      </Button>
      <MediaPicker
        kind={DOCUMENTS}
        opened={choosing}
        onClose={() => setChoosing(false)}
        onPick={(picked) => {
          setTitle(picked.title);
          onChange(picked.url ?? "");
        }}
      />
    </div>
  );
}
