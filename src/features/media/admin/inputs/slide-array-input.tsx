import { Checkbox, TextInput } from "@mantine/core";
import { useForm } from "~/admin/content/inputs/form-context";
import { GroupFrame } from "~/admin/content/inputs/group-frame";
import type { InputProps } from "~/admin/content/inputs/input-props";
import { inputId } from "~/admin/content/inputs/input-props";
import { ItemFrame } from "~/admin/content/inputs/item-frame";
import { SelectField } from "~/admin/content/inputs/select-input";
import { SortableList } from "~/admin/content/inputs/sortable-list";
import { useEntryKeys } from "~/admin/content/inputs/use-entry-keys";
import type { FieldDescription } from "~/content/description";
import { languageChoices } from "~/platform/isomorphic/languages";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { MAX_CAPTION_LENGTH } from "../../shared/media-limits";
import { AddPicture } from "./add-picture";
import { FileField } from "./file-input";
import { PictureChoice } from "./picture-choice";

interface Slide {
  type: "image" | "video";
  image: string | null;
  video: string | null;
  captions: string | null;
  captionsLanguage: string | null;
  hasNoSpeech: boolean;
  caption: string;
}

/** SLIDE_ARRAY: the slides of a gallery. A slide has a picture. If it also has a file, it is a video. */
export function SlideArrayField({ field, path, value, onChange, errors, disabled }: InputProps<Slide[]>) {
  const { references } = useForm();
  const entries = useEntryKeys(value);
  const titleOf = (slide: Slide) =>
    slide.caption || (slide.image && references[slide.image]?.title) || "Slide";
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
            <SlideFields
              title={titleOf(slide)}
              path={`${path}.${at}`}
              slide={slide}
              disabled={disabled}
              onChange={(part) => onChange(value.with(at, { ...slide, ...part }))}
            />
          </ItemFrame>
        )}
      </SortableList>
      <AddPicture label="Add a slide" disabled={disabled} onAdd={(id) => onChange([...value, slideOf(id)])} />
    </GroupFrame>
  );
}

function slideOf(image: string): Slide {
  return {
    type: "image",
    image,
    video: null,
    captions: null,
    captionsLanguage: SITE_LANGUAGE,
    hasNoSpeech: false,
    caption: "",
  };
}

interface SlideFieldsProps {
  title: string;
  path: string;
  slide: Slide;
  disabled: boolean;
  onChange(part: Partial<Slide>): void;
}

function SlideFields({ title, path, slide, disabled, onChange }: SlideFieldsProps) {
  return (
    <>
      <PictureChoice
        label={title}
        value={slide.image}
        disabled={disabled}
        onChange={(image) => onChange({ image })}
      />
      <TextInput
        id={inputId(`${path}.caption`)}
        label="Caption"
        maxLength={MAX_CAPTION_LENGTH}
        value={slide.caption}
        disabled={disabled}
        onChange={(event) => onChange({ caption: event.currentTarget.value })}
      />
      <FileField
        field={VIDEO}
        path={`${path}.video`}
        value={slide.video}
        errors={{}}
        disabled={disabled}
        onChange={(video) => onChange({ video, type: video ? "video" : "image" })}
      />
      {slide.type === "video" && (
        <>
          <FileField
            field={CAPTIONS}
            path={`${path}.captions`}
            value={slide.captions}
            errors={{}}
            disabled={disabled}
            onChange={(captions) => onChange({ captions })}
          />
          {slide.captions && (
            <SelectField
              field={CAPTIONS_LANGUAGE}
              path={`${path}.captionsLanguage`}
              // Slides that were stored before the language could be chosen have none.
              value={slide.captionsLanguage ?? SITE_LANGUAGE}
              errors={{}}
              disabled={disabled}
              onChange={(captionsLanguage) => onChange({ captionsLanguage })}
            />
          )}
          <Checkbox
            id={inputId(`${path}.hasNoSpeech`)}
            label="Nobody speaks in it"
            description="A video without speech needs no captions."
            checked={slide.hasNoSpeech}
            disabled={disabled}
            onChange={(event) => onChange({ hasNoSpeech: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}

const VIDEO = documentField("video", "Video file, if it is a video");
const CAPTIONS = documentField("captions", "Captions (WebVTT)");

const CAPTIONS_LANGUAGE: FieldDescription = {
  name: "captionsLanguage",
  kind: "SELECT",
  label: "Language of the captions",
  help: "Screen readers and the player's menu use it.",
  shownIf: [],
  required: true,
  readOnly: false,
  empty: SITE_LANGUAGE,
  settings: { choices: Object.entries(languageChoices).map(([value, label]) => ({ value, label })) },
};

function documentField(name: string, label: string): FieldDescription {
  return {
    name,
    kind: "FILE",
    label,
    shownIf: [],
    required: false,
    readOnly: false,
    empty: null,
    settings: { refersTo: "file" },
  };
}
