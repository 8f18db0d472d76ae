import { Button, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Target } from "~/admin/content/api/content-api";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { ALT_LIMIT, altAdvice } from "./alt-advice";
import styles from "./describe-form.module.css";
import { describePicture } from "./media-api";
import { PICTURES } from "./media-kind";

export interface DescribeFormProps {
  target: Target;
  /** The picture's name, for screen readers. */
  name: string;
  /** Shown above the field; null if the picture is already beside it. */
  src: string | null;
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean;
  onDescribed(item: Item): void;
}

/** Asks for a picture's description, and then publishes it. Enter submits, because a description is one line. */
export function DescribeForm({ target, name, src, autoFocus, onDescribed }: DescribeFormProps) {
  const queries = useQueryClient();
  const [alt, setAlt] = useState("");
  const describe = useMutation({
    mutationFn: () => describePicture(target, alt.trim()),
    onSuccess(item) {
      void queries.invalidateQueries({ queryKey: ["content", PICTURES.apiName] });
      onDescribed(item);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (alt.trim() && !describe.isPending) describe.mutate();
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      {src && <img src={src} alt="" className={styles.picture} />}
      <Textarea
        label={
          <>
            What does it show?<span className="visually-hidden"> ({name})</span>
          </>
        }
        description="For people who cannot see it. The picture is published when you save the description."
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={alt}
        maxLength={ALT_LIMIT}
        autosize
        minRows={1}
        maxRows={5}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        error={describe.isError && failureMessage(describe.error)}
        onChange={(event) => setAlt(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey) submit(event);
        }}
      />
      <p className={styles.advice} aria-live="polite">
        {altAdvice(alt)}
      </p>
      <Button
        type="submit"
        size="compact-md"
        w="fit-content"
        disabled={!alt.trim()}
        loading={describe.isPending}
      >
        Describe and publish
      </Button>
    </form>
  );
}
