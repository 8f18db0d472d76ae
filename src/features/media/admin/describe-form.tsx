import { Button, Checkbox } from "@mantine/core";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { Target } from "~/admin/content/api/content-api";
import { GrowingTextarea } from "~/admin/screen/growing-textarea";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { ALT_LIMIT } from "../shared/media-limits";
import { altAdvice } from "./alt-advice";
import styles from "./describe-form.module.css";
import { describePicture } from "./media-api";
import { PICTURES } from "./media-kind";

export interface DescribeFormProps {
  target: Target;
  /** The picture's name, for screen readers. */
  name: string;
  /** Shown above the field; null if the picture is already next to it. */
  src: string | null;
  /** A description that was saved but not published. */
  initially?: string;
  /** Whether to focus the field when it appears. */
  autoFocus?: boolean;
  onDescribed(item: Item): void;
}

/**
 * Asks for a picture's description or whether it is decorative, and then publishes the picture. Enter submits, because
 * a description has only one line.
 */
export function DescribeForm({
  target,
  name,
  src,
  initially = "",
  autoFocus,
  onDescribed,
}: DescribeFormProps) {
  const queries = useQueryClient();
  const [alt, setAlt] = useState(initially);
  const [isDecorative, setDecorative] = useState(false);
  const isReady = isDecorative || alt.trim() !== "";
  const describe = useMutation({
    mutationKey: describing(target.id),
    mutationFn: () => describePicture(target, { alt: isDecorative ? "" : alt.trim(), isDecorative }),
    onSuccess: onDescribed,
    onSettled() {
      // Not awaited, because the picture can be used before the lists have reloaded.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => dependsOnDescriptions(queryKey) });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isReady && !describe.isPending) describe.mutate();
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      {src && <img src={src} alt="" className={styles.picture} />}
      <Description
        name={name}
        alt={alt}
        isDisabled={isDecorative}
        autoFocus={autoFocus}
        error={describe.isError && failureMessage(describe.error)}
        onType={setAlt}
        onEnter={submit}
      />
      <p className={styles.advice} aria-live="polite">
        {!isDecorative && altAdvice(alt)}
      </p>
      <DecorativeBox name={name} isChecked={isDecorative} onChange={setDecorative} />
      <Button
        type="submit"
        size="compact-md"
        w="fit-content"
        disabled={!isReady}
        loading={describe.isPending}
      >
        {isDecorative ? "Mark as decorative and publish" : "Describe and publish"}
      </Button>
    </form>
  );
}

/** Whether a form is currently saving the description of this picture. */
export function useIsDescribing(id: string): boolean {
  return useIsMutating({ mutationKey: describing(id) }) > 0;
}

function describing(id: string) {
  return ["describe-picture", id];
}

interface DescriptionProps {
  name: string;
  alt: string;
  isDisabled: boolean;
  autoFocus: boolean | undefined;
  error: string | false;
  onType(alt: string): void;
  onEnter(event: KeyboardEvent): void;
}

function Description({ name, alt, isDisabled, autoFocus, error, onType, onEnter }: DescriptionProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  return (
    <GrowingTextarea
      ref={field}
      label={
        <>
          What does it show?<span className="visually-hidden"> ({name})</span>
        </>
      }
      description="For people who cannot see it. The picture is published when you save the description."
      inputWrapperOrder={["label", "input", "description", "error"]}
      value={alt}
      maxLength={ALT_LIMIT}
      disabled={isDisabled}
      minRows={1}
      maxRows={5}
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      error={error}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.shiftKey) onEnter(event);
      }}
    />
  );
}

interface DecorativeBoxProps {
  name: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

function DecorativeBox({ name, isChecked, onChange }: DecorativeBoxProps) {
  return (
    <Checkbox
      label={
        <>
          Decorative<span className="visually-hidden"> ({name})</span>
        </>
      }
      description="It says nothing that the text does not say. Screen readers skip it."
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/**
 * Whether a query returns pictures, or what is missing before a record can be published, which includes descriptions.
 */
function dependsOnDescriptions([area, apiName, part]: readonly unknown[]): boolean {
  return area === "content" && (apiName === PICTURES.apiName || part === "checklist");
}
