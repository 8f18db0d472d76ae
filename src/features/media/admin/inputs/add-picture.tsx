import { Button } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useForm } from "~/admin/content/inputs/form-context";
import { MediaPicker } from "../media-picker";

interface AddPictureProps {
  label: string;
  disabled: boolean;
  onAdd(id: string): void;
}

/** Adds a picture of the library to a list. */
export function AddPicture({ label, disabled, onAdd }: AddPictureProps) {
  const { addReference } = useForm();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant="default"
        justify="start"
        w="fit-content"
        leftSection={<ImagePlus size={18} aria-hidden />}
        disabled={disabled}
        onClick={() => setChoosing(true)}
      >
        {label}
      </Button>
      <MediaPicker
        opened={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id, title, status, thumbSrc, alt, isDecorative }) => {
          addReference(id, { type: "image", title, status, thumbSrc, alt, isDecorative });
          onAdd(id);
        }}
      />
    </>
  );
}
