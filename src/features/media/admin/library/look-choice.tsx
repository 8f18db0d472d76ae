import { SegmentedControl } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";

type Look = "grid" | "table";

/** The view of pictures that the person prefers, stored in the browser. */
export function useLook(): [Look, (look: Look) => void] {
  const [look, setLook] = useLocalStorage<Look>({ key: "adminPictures", defaultValue: "grid" });
  return [look, setLook];
}

export function LookChoice() {
  const [look, setLook] = useLook();
  return (
    <SegmentedControl
      aria-label="Show as"
      size="sm"
      value={look}
      onChange={(chosen) => setLook(chosen === "table" ? "table" : "grid")}
      data={[
        { value: "grid", label: "Pictures" },
        { value: "table", label: "Table" },
      ]}
    />
  );
}
