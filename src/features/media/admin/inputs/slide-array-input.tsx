import { Button, TextInput } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useForm } from "~/admin/content/inputs/form-context";
import { GroupFrame } from "~/admin/content/inputs/group-frame";
import type { InputProps } from "~/admin/content/inputs/input-props";
import { inputId } from "~/admin/content/inputs/input-props";
import { ItemFrame } from "~/admin/content/inputs/item-frame";
import { SortableList } from "~/admin/content/inputs/sortable-list";
import { useEntryKeys } from "~/admin/content/inputs/use-entry-keys";
import { MediaPicker } from "../media-picker";
import { FileField } from "./file-input";
import { PictureChoice } from "./picture-choice";

interface Slide {
  type: "image" | "video";
  image: string | null;
  video: string | null;
  caption: string;
}

/** SLIDE_ARRAY: the slides of a gallery. A slide has a picture; a file makes it a video. */
export function SlideArrayField({ field, path, value, onChange, errors, disabled }: InputProps<Slide[]>) {
  const { references, learn } = useForm();
  const [choosing, setChoosing] = useState(false);
  const entries = useEntryKeys(value);
  const titleOf = (slide: Slide) =>
    slide.caption || (slide.image && references[slide.image]?.title) || "Slide";
  const change = (at: number, part: Partial<Slide>) => {
    const slide = value[at];
    if (slide) onChange(value.with(at, { ...slide, ...part }));
  };
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      <SortableList
        label={field.label}
        entries={entries}
        keyOf={({ key }) => key}
        nameOf={({ value: slide }) => titleOf(slide)}
        onReorder={(moved) => onChange(moved.map(({ value: slide }) => slide))}
        disabled={disabled}
      >
        {({ value: slide }, at) => (
          <ItemFrame
            title={titleOf(slide)}
            kind={slide.type === "video" ? "Video" : undefined}
            disabled={disabled}
            onRemove={() => onChange(value.toSpliced(at, 1))}
          >
            <PictureChoice
              label={titleOf(slide)}
              value={slide.image}
              disabled={disabled}
              onChange={(image) => change(at, { image })}
            />
            <TextInput
              id={inputId(`${path}.${at}.caption`)}
              label="Caption"
              maxLength={300}
              value={slide.caption}
              disabled={disabled}
              onChange={(event) => change(at, { caption: event.currentTarget.value })}
            />
            <FileField
              field={VIDEO}
              path={`${path}.${at}.video`}
              value={slide.video}
              errors={{}}
              disabled={disabled}
              onChange={(video) => change(at, { video, type: video ? "video" : "image" })}
            />
          </ItemFrame>
        )}
      </SortableList>
      <Button
        variant="default"
        w="fit-content"
        leftSection={<ImagePlus size={18} aria-hidden />}
        disabled={disabled}
        onClick={() => setChoosing(true)}
      >
        Add a slide
      </Button>
      <MediaPicker
        opened={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id, title, status, thumbSrc, alt }) => {
          learn(id, { type: "image", title, status, thumbSrc, alt });
          onChange([...value, { type: "image", image: id, video: null, caption: "" }]);
        }}
      />
    </GroupFrame>
  );
}

const VIDEO = {
  name: "video",
  kind: "FILE" as const,
  label: "Video file, if it is a video",
  shownIf: [],
  required: false,
  readOnly: false,
  empty: null,
  settings: { refersTo: "file" },
};
