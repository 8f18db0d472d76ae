import { useEffect } from "react";
import { useLocation } from "react-router";
import { RenderBlocks } from "~/content/blocks/render-blocks";
import type { ShownBlock } from "~/content/blocks/shown-block";
import { fragmentOf } from "~/site/browser/scrolling/fragment-of";
import { Link } from "~/ui/link/link";
import { FAQ_PATH } from "./faq-address";
import styles from "./faq-contents.module.css";

/** The questions. Scrolls to the one in the URL fragment. */
export default function FaqContents({ blocks }: { blocks: ShownBlock[] }) {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(fragmentOf(hash));
    answer?.closest("details")?.scrollIntoView({ block: "nearest" });
  }, [hash]);
  return (
    <div className={styles.contents}>
      <RenderBlocks blocks={blocks} />
      <p className={styles.page}>
        <Link href={FAQ_PATH}>All of this on a page of its own, to print or to share</Link>
      </p>
    </div>
  );
}
