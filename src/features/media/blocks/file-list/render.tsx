import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import type { FileView } from "../../shared/file/file-view";
import type { fileListBlock } from "./block";
import { fileKind, fileSize } from "./file-kind";
import styles from "./render.module.css";

/** Documents to download. Leaves out unpublished ones. */
export default function FileList({
  heading,
  intro,
  files,
  anchor,
  ground,
}: BlockProps<typeof fileListBlock>) {
  const shown = files.flatMap(({ file, ...words }) => (file ? [{ file, ...words }] : []));
  if (shown.length === 0) return null;
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground}>
      <ul className={styles.files}>
        {shown.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may be listed twice
          <li key={at} className={styles.file}>
            <FileItem {...one} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function FileItem({ file, title, note }: { file: FileView; title: string; note: string }) {
  return (
    <>
      <Icon name="document" size="large" className={styles.icon} />
      <p className={styles.name}>
        <Link href={file.src} className={styles.link} download={file.filename}>
          {title || file.title || file.filename}
        </Link>
        <span className={styles.kind}>
          {fileKind(file.mimeType)}, {fileSize(file.size)}
        </span>
      </p>
      {file.pageWithSameContent && (
        <p className={styles.note}>
          <Link href={file.pageWithSameContent}>Read {title || file.title || file.filename} as a page</Link>
        </p>
      )}
      {note && (
        <p className={styles.note}>
          <TextWithPhones text={note} />
        </p>
      )}
    </>
  );
}
