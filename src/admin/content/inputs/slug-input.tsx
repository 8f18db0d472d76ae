import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { slugOf } from "~/content/slug-of";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { useForm, useFormValues } from "./form-context";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/**
 * SLUG: the last part of the address. It follows the title until someone edits it, or until the record is
 * published: from then on people may know the address, and changing it creates a redirect. It does not follow while a
 * publication is under way, either.
 */
export function SlugField(props: InputProps<string>) {
  const { field, value, onChange } = props;
  const { type, isPublished } = useForm();
  const { title } = useFormValues();
  const made = slugOf(title);
  const follows = useRef(value === "" || value === made);
  const [published, setPublished] = useState(isPublished ? value : null);
  // It was published, or unpublished, while the form was open.
  if (isPublished !== (published !== null)) setPublished(isPublished ? value : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the title, and nothing else
  useEffect(() => {
    if (published === null && follows.current && made !== value) onChange(made);
  }, [made]);

  const { description: _, ...control } = controlProps(props);
  const isMoved = published !== null && value !== published;
  const canBeMade = published === null && made !== "" && value !== made && !control.disabled;
  return (
    <div>
      <TextInput
        {...control}
        label={<FieldLabel field={field} />}
        description={field.help ?? (isPublished ? undefined : "Made from the name until you change it.")}
        leftSection={type.addressPrefix && <span className={styles.prefix}>{type.addressPrefix}</span>}
        leftSectionWidth={type.addressPrefix ? `calc(${type.addressPrefix.length}ch + 0.5rem)` : undefined}
        leftSectionProps={{ className: styles.prefixSection }}
        value={value}
        maxLength={field.settings.maxLength}
        spellCheck={false}
        onChange={(event) => {
          follows.current = false;
          onChange(event.currentTarget.value.toLowerCase().replaceAll(/[\s_]+/g, "-"));
        }}
      />
      <div role="status">
        {isMoved && (
          <p className={styles.note}>
            After publishing, the old address {type.addressPrefix}
            {published} redirects to the new one, so saved links keep working.
          </p>
        )}
      </div>
      {canBeMade && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.underField}
          onClick={() => {
            follows.current = true;
            onChange(made);
          }}
        >
          Regenerate it from the name
        </Button>
      )}
    </div>
  );
}
