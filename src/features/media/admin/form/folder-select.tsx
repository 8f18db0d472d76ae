import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Editor } from "~/admin/content/form/use-editor";
import { inputId } from "~/admin/content/inputs/input-props";
import { foldersQuery } from "../media-api";
import type { MediaKind } from "../media-kind";

export interface FolderSelectProps {
  kind: MediaKind;
  editor: Editor;
  disabled: boolean;
}

/** The folder of a picture or document. */
export function FolderSelect({ kind, editor: { state, keeper, references }, disabled }: FolderSelectProps) {
  const { data: folders = [] } = useQuery(foldersQuery);
  const name = kind.folderField;
  const value = typeof state.values[name] === "string" ? state.values[name] : "";
  const choices = folders.map(({ id, title }) => ({ value: id, label: title }));
  // Shows the folder's name before the list has loaded, and if the list does not have it.
  if (value && !choices.some((choice) => choice.value === value))
    choices.push({ value, label: references[value]?.title ?? "A folder that was deleted" });
  return (
    <NativeSelect
      id={inputId(name)}
      name={name}
      label="Folder"
      value={value}
      disabled={disabled}
      error={state.errors[name]}
      data={[{ value: "", label: "No folder" }, ...choices]}
      onChange={(event) => keeper.type(name, event.currentTarget.value || null)}
    />
  );
}
