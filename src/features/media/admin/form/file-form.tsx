import { FileText } from "lucide-react";
import editorStyles from "~/admin/content/form/editor.module.css";
import type { RecordFormProps } from "~/admin/content/form/record-form-props";
import { FieldInput } from "~/admin/content/inputs/field-input";
import { sizeWords, typeWords } from "../../shared/admin/file-words";
import { CopyAddress } from "../library/copy-address";
import { DOCUMENTS } from "../media-kind";
import { FolderSelect } from "./folder-select";
import styles from "./media-form.module.css";
import { otherFields } from "./other-fields";
import { ReplaceFile } from "./replace-file";
import { TechnicalFacts } from "./technical-facts";

/** The form of a document: its fields, permanent link, and a way to replace the file. */
export function FileForm({ type, editor, disabled }: RecordFormProps) {
  const { item, state, keeper } = editor;
  const data = item?.data ?? {};
  return (
    <div>
      <section className={editorStyles.group} aria-labelledby="media-document">
        <h2 id="media-document">The document</h2>
        <div className={styles.document}>
          <span className={styles.paper}>
            <FileText size={26} aria-hidden />
          </span>
          <div className={styles.documentWords}>
            <a href={String(data.src)} target="_blank" rel="noreferrer">
              {String(data.filename)}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <p className={styles.facts}>
              {typeWords(String(data.mimeType))} · {sizeWords(Number(data.size))}
            </p>
          </div>
        </div>
        {item?.url && (
          <div className={styles.lasting}>
            <div>
              <strong>Permanent link</strong>
              <code>{item.url}</code>
              <p className={styles.facts}>
                {item.publishedRevision === null
                  ? "It works after you publish this document."
                  : "Always opens the newest version. Use it in emails, in print, and on other websites."}
              </p>
            </div>
            <CopyAddress path={item.url} title={item.title} size="sm" />
          </div>
        )}
        {!disabled && <ReplaceFile kind={DOCUMENTS} editor={editor} />}
      </section>
      <section className={editorStyles.group} aria-labelledby="media-place">
        <h2 id="media-place">In the library</h2>
        {type.fields
          .filter(({ name }) => otherFields(type, [DOCUMENTS.folderField]).includes(name))
          .map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              path={field.name}
              value={state.values[field.name]}
              onChange={(value) => keeper.type(field.name, value)}
              errors={state.errors}
              disabled={disabled}
            />
          ))}
        <FolderSelect kind={DOCUMENTS} editor={editor} disabled={disabled} />
      </section>
      <TechnicalFacts type={type} data={data} />
    </div>
  );
}
