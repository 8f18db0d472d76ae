import { formGroups } from "~/admin/content/form/form-groups";
import type { Editor } from "~/admin/content/form/use-editor";
import { FieldInput } from "~/admin/content/inputs/field-input";
import type { TypeDescription } from "~/content/description";
import styles from "./panel.module.css";
import { SearchPreview } from "./search-preview";
import { SharePreview } from "./share-preview";

export interface PagePanelProps {
  type: TypeDescription;
  editor: Editor;
  /** The field with the blocks. It is edited on the canvas. */
  field: string;
  disabled: boolean;
}

/** The page's title and address, and previews of it in search results and shared links. */
export function PagePanel({ type, editor, field, disabled }: PagePanelProps) {
  const { state, keeper } = editor;
  const fields = formGroups(type)
    .flatMap((group) => group.fields)
    .filter((one) => one.name !== field);
  const isPublic = type.addressPrefix !== null;
  return (
    <div className={styles.pageFields}>
      {fields.map((one) => (
        <FieldInput
          key={one.name}
          field={one}
          path={one.name}
          value={state.values[one.name]}
          onChange={(value) => keeper.type(one.name, value)}
          errors={state.errors}
          disabled={disabled}
        />
      ))}
      {isPublic && <SearchPreview values={state.values} />}
      {isPublic && <SharePreview values={state.values} references={editor.references} />}
    </div>
  );
}
