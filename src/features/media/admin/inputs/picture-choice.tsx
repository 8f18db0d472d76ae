import { Button } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useForm } from "~/admin/content/inputs/form-context";
import styles from "~/admin/content/inputs/inputs.module.css";
import { MediaPicker } from "../media-picker";

export interface PictureChoiceProps {
  label: string;
  value: string | null;
  onChange(id: string | null): void;
  disabled: boolean;
}

/** A chosen picture, with buttons to change or remove it. */
export function PictureChoice({ label, value, onChange, disabled }: PictureChoiceProps) {
  const { references, learn } = useForm();
  const [choosing, setChoosing] = useState(false);
  const picture = value ? references[value] : undefined;
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
        {picture && (
          <p className={picture.alt ? styles.help : styles.message}>
            {picture.alt || "It has no alternative text yet. You cannot publish the page without it."}
          </p>
        )}
      </div>
      <div className={styles.pictureActions}>
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
      <MediaPicker
        opened={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id, title, status, thumbSrc, alt }) => {
          learn(id, { type: "image", title, status, thumbSrc, alt });
          onChange(id);
        }}
      />
    </div>
  );
}
