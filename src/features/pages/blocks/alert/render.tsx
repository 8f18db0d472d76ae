import type { BlockProps } from "~/content/blocks/block-props";
import { Alert } from "~/ui/alert/alert";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import type { alertBlock } from "./block";
import styles from "./render.module.css";

export default function Notice({ tone, title, html, anchor, ground }: BlockProps<typeof alertBlock>) {
  return (
    <Section ground={ground} room="small" id={anchor} className={styles.notice}>
      <Alert tone={tone === "urgent" ? "urgent" : "notice"} title={title}>
        {html && <RichText html={html} />}
      </Alert>
    </Section>
  );
}
