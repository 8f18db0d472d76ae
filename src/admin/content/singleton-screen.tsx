import type { TypeDescription } from "~/content/description";
import { EditorScreen } from "./form/editor-screen";
import { OnlyItem } from "./only-item";

/** The form of a type that has only one record. */
export function SingletonScreen({ type }: { type: TypeDescription }) {
  return (
    <OnlyItem type={type}>
      {(item) => <EditorScreen key={item.id} type={type} item={item} onCreated={() => {}} />}
    </OnlyItem>
  );
}
