import editorStyles from "~/admin/content/form/editor.module.css";
import type { RecordFormProps } from "~/admin/content/form/record-form-props";
import { FieldInput } from "~/admin/content/inputs/field-input";
import { typeWords } from "../../shared/admin/file-words";
import { ALT_LIMIT } from "../../shared/media-limits";
import { altAdvice } from "../alt-advice";
import { PICTURES } from "../media-kind";
import { CropPicture } from "./crop-picture";
import { MIDDLE } from "./focal-point";
import { FocalStage } from "./focal-stage";
import { FolderSelect } from "./folder-select";
import styles from "./media-form.module.css";
import { otherFields } from "./other-fields";
import { ReplaceFile } from "./replace-file";
import { TechnicalFacts } from "./technical-facts";

/** The form of a picture: focal point, description, folder, and a way to replace the file. */
export function ImageForm({ type, editor, disabled }: RecordFormProps) {
  const { item, state, keeper } = editor;
  const { values } = state;
  const data = item?.data ?? {};
  const inputOf = (name: string) =>
    type.fields
      .filter((field) => field.name === name)
      .map((field) => (
        <FieldInput
          key={name}
          field={field}
          path={name}
          value={values[name]}
          onChange={(value) => keeper.type(name, value)}
          errors={state.errors}
          disabled={disabled}
        />
      ));
  return (
    <div>
      <section className={editorStyles.group} aria-labelledby="media-picture">
        <div className={styles.head}>
          <h2 id="media-picture">The picture</h2>
          <p className={styles.facts}>
            {typeWords(String(data.mimeType))} · {String(data.width)} × {String(data.height)} pixels
          </p>
        </div>
        <FocalStage
          src={String(data.largeSrc || data.src)}
          width={Number(data.width) || 1}
          height={Number(data.height) || 1}
          point={{ x: Number(values.focalX ?? MIDDLE.x), y: Number(values.focalY ?? MIDDLE.y) }}
          disabled={disabled}
          onChange={({ x, y }) => {
            keeper.type("focalX", x);
            keeper.type("focalY", y);
          }}
        />
        {!disabled && <CropPicture editor={editor} />}
        {!disabled && <ReplaceFile kind={PICTURES} editor={editor} />}
      </section>
      <section className={editorStyles.group} aria-labelledby="media-words">
        <h2 id="media-words">Description</h2>
        {values.isDecorative !== true && (
          <div>
            {inputOf("alt")}
            <AltAdvice alt={String(values.alt ?? "")} />
          </div>
        )}
        {inputOf("isDecorative")}
      </section>
      <section className={editorStyles.group} aria-labelledby="media-place">
        <h2 id="media-place">In the library</h2>
        <FolderSelect kind={PICTURES} editor={editor} disabled={disabled} />
        {otherFields(type, ["alt", "isDecorative", "focalX", "focalY", PICTURES.folderField]).map(inputOf)}
      </section>
      <TechnicalFacts type={type} data={data} />
    </div>
  );
}

/** How to write the description or improve it, and its length. */
function AltAdvice({ alt }: { alt: string }) {
  return (
    <div className={styles.under}>
      <p className={styles.advice} aria-live="polite">
        {altAdvice(alt) ??
          (alt
            ? ""
            : "Who or what, doing what, where? Describe it as you would on the phone. Only a decorative picture can be published without it.")}
      </p>
      <p className={styles.count}>
        {alt.length} of {ALT_LIMIT} characters
      </p>
    </div>
  );
}
