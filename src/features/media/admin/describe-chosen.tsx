import { Button, Group, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { contentApi } from "~/admin/content/api/content-api";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { DescribeForm } from "./describe-form";
import styles from "./describe-form.module.css";
import { PICTURES } from "./media-kind";

export interface DescribeChosenProps {
  picture: { id: string; title: string; thumbSrc?: string };
  /** The label of the button that leaves the picture without a description. */
  later: string;
  /** Called with the published picture, even if another person described it. */
  onDescribed(item: Item): void;
  onLater(): void;
  /** Goes back to the choice of pictures. Without it, there is no such button. */
  onBack?(): void;
}

/**
 * Asks for the description of a picture that has none. Loads the picture first, and again after a failure, so that a
 * colleague's description is used and not overwritten.
 */
export function DescribeChosen({ picture, later, onDescribed, onLater, onBack }: DescribeChosenProps) {
  const { id, title, thumbSrc } = picture;
  const {
    data: item,
    error,
    isError,
  } = useQuery({
    queryKey: ["content", PICTURES.apiName, "describe", id],
    queryFn: () => contentApi(PICTURES.apiName).read(id),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <div className={styles.chosen}>
      <p className={styles.lead}>“{title}” has no description yet.</p>
      {isError && <p role="alert">{failureMessage(error)}</p>}
      {!item && !isError && <Skeleton height={200} />}
      {item && item.status !== "draft" && <DescribedByOther item={item} onUse={() => onDescribed(item)} />}
      {item?.status === "draft" && (
        <DescribeForm
          target={item}
          name={title}
          src={thumbSrc ?? null}
          initially={typeof item.data.alt === "string" ? item.data.alt : ""}
          autoFocus
          onDescribed={onDescribed}
        />
      )}
      <Group gap="xs">
        {onBack && (
          <Button variant="default" size="compact-md" onClick={onBack}>
            Back to the library
          </Button>
        )}
        <Button variant="subtle" size="compact-md" onClick={onLater}>
          {later}
        </Button>
      </Group>
    </div>
  );
}

/** Shown if someone else described the picture in the meantime. */
function DescribedByOther({ item, onUse }: { item: Item; onUse(): void }) {
  const words = item.data.isDecorative === true ? "Decorative" : `“${String(item.data.alt)}”`;
  return (
    <div role="alert" className={styles.form}>
      <p className={styles.lead}>
        {item.updatedByName} has described it: {words}
      </p>
      <Button size="compact-md" w="fit-content" onClick={onUse}>
        Use it
      </Button>
    </div>
  );
}
