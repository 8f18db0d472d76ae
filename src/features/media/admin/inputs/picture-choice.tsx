import { Button, Modal } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useForm } from "~/admin/content/inputs/form-context";
import styles from "~/admin/content/inputs/inputs.module.css";
import type { ReferencedItem } from "~/content/item-schemas";
import { DescribeChosen } from "../describe-chosen";
import { MediaPicker } from "../media-picker";

export interface PictureChoiceProps {
  label: string;
  value: string | null;
  onChange(id: string | null): void;
  disabled: boolean;
}

/** A chosen picture, with buttons to change or remove it. */
export function PictureChoice({ label, value, onChange, disabled }: PictureChoiceProps) {
  const { types, references, addReference } = useForm();
  const [describing, setDescribing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const picture = value ? references[value] : undefined;
  const mayDescribe = types.some(({ name, can }) => name === "image" && can.publish);
  return (
    <div className={styles.picture}>
      {picture?.thumbSrc ? (
        <img src={picture.thumbSrc} alt={picture.alt ?? ""} />
      ) : (
        <span className={styles.noPicture}>
          <ImagePlus size={26} aria-hidden />
        </span>
      )}
      <div className={styles.pictureWords}>
        <strong>{value ? picture?.title || "A picture that was deleted" : "No picture chosen"}</strong>
        {picture && <Description picture={picture} />}
      </div>
      <div className={styles.pictureActions}>
        {picture && lacksWords(picture) && mayDescribe && (
          <Button size="sm" disabled={disabled} onClick={() => setDescribing(true)}>
            Describe it<span className="visually-hidden"> ({picture.title})</span>
          </Button>
        )}
        <Button variant="default" size="sm" disabled={disabled} onClick={() => setChoosing(true)}>
          {value ? "Change" : "Choose a picture"}
          <span className="visually-hidden"> for {label}</span>
        </Button>
        {value && (
          <Button variant="subtle" color="gray" size="sm" disabled={disabled} onClick={() => onChange(null)}>
            Remove<span className="visually-hidden"> the picture of {label}</span>
          </Button>
        )}
      </div>
      {value && picture && describing && (
        <DescribeDialog id={value} picture={picture} onClose={() => setDescribing(false)} />
      )}
      <MediaPicker
        opened={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id, title, status, thumbSrc, alt, isDecorative }) => {
          addReference(id, { type: "image", title, status, thumbSrc, alt, isDecorative });
          onChange(id);
        }}
      />
    </div>
  );
}

interface DescribeDialogProps {
  id: string;
  picture: ReferencedItem;
  onClose(): void;
}

function DescribeDialog({ id, picture, onClose }: DescribeDialogProps) {
  const { addReference } = useForm();
  return (
    <Modal opened onClose={onClose} title="Describe the picture">
      <DescribeChosen
        picture={{ id, title: picture.title, thumbSrc: picture.thumbSrc }}
        later="Describe it later"
        onDescribed={({ title, status, data }) => {
          addReference(id, {
            type: "image",
            title,
            status,
            thumbSrc: picture.thumbSrc,
            alt: String(data.alt ?? ""),
            isDecorative: data.isDecorative === true,
          });
          onClose();
        }}
        onLater={onClose}
      />
    </Modal>
  );
}

/** The picture's description for people who cannot see it, or a note that it has none. */
function Description({ picture }: { picture: ReferencedItem }) {
  if (lacksWords(picture))
    return (
      <p className={styles.message}>
        It has no alternative text yet. You cannot publish the page without it.
      </p>
    );
  return <p className={styles.help}>{picture.isDecorative ? "Decorative" : picture.alt}</p>;
}

function lacksWords({ alt, isDecorative }: ReferencedItem): boolean {
  return !alt && !isDecorative;
}
