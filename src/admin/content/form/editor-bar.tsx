import { Button } from "@mantine/core";
import { ChevronLeft, ExternalLink } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { Checklist, Item } from "~/content/item-schemas";
import { publicAddressOf } from "../../frame/current-record";
import { PreviewButton } from "../preview/preview-button";
import { PreviewLink } from "../preview/preview-link";
import { Status } from "../status/status";
import { useTabTitle } from "../use-tab-title";
import { useFilledIn } from "../variables/use-variable-values";
import { counted, lowered } from "../words";
import styles from "./editor.module.css";
import { EditorMenu } from "./editor-menu";
import { titleIn } from "./form-groups";
import { SaveState } from "./save-state";
import { ScheduleDialog } from "./schedule-dialog";
import type { Editor } from "./use-editor";
import type { ItemActions } from "./use-item-actions";

export interface EditorBarProps {
  type: TypeDescription;
  editor: Editor;
  checklist: Checklist | undefined;
  actions: ItemActions;
  isReadOnly: boolean;
}

/** The bar that is always visible: the record's title, status, save state, and next action. */
export function EditorBar({ type, editor, checklist, actions, isReadOnly }: EditorBarProps) {
  const { item, state } = editor;
  const [scheduling, setScheduling] = useState(false);
  const filledIn = useFilledIn();
  const title = filledIn(titleIn(state.values)) || item?.title || `New ${lowered(type.label.one)}`;
  useTabTitle(title);
  const hard = checklist?.checks.filter(({ severity }) => severity === "hard").length ?? 0;
  const isUpToDate = item?.status === "live";
  return (
    <header className={styles.bar}>
      <div className={styles.barTitle}>
        {!type.singleton && (
          <Link to={`/admin/${type.apiName}`} className={styles.back}>
            <ChevronLeft size={18} aria-hidden /> {type.label.many}
          </Link>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        <span className={styles.barFacts}>
          {item && hasStatus(type, item) && <Status item={item} />}
          {!isReadOnly && <SaveState state={state} updatedAt={item?.updatedAt ?? null} />}
        </span>
      </div>
      <div className={styles.barActions}>
        {item && <ViewOnSite item={item} />}
        {item && hasPreview(type, item) && (
          <>
            <PreviewButton type={type} item={item} save={editor.keeper.flush} />
            <PreviewLink type={type} item={item} save={editor.keeper.flush} />
          </>
        )}
        {item?.status === "trashed" ? (
          <Button onClick={() => actions.untrash()} loading={actions.busy === "untrash"}>
            Restore
          </Button>
        ) : (
          <PublishButton
            type={type}
            actions={actions}
            isUpToDate={isUpToDate}
            isReviewRequested={item?.reviewRequestedAt != null}
            hard={hard}
            isReadOnly={isReadOnly}
          />
        )}
        {item && (
          <EditorMenu type={type} item={item} actions={actions} onSchedule={() => setScheduling(true)} />
        )}
      </div>
      {scheduling && item && (
        <ScheduleDialog
          item={item}
          onClose={() => setScheduling(false)}
          onSchedule={actions.schedule}
          onUnschedule={actions.unschedule}
        />
      )}
    </header>
  );
}

/** Records of internal types are never published, so only the trash is a status. */
function hasStatus({ forStaffOnly }: TypeDescription, { status }: Item): boolean {
  return !forStaffOnly || status === "trashed";
}

/** Whether the record's draft can be shown on its own page, to people without an account too. */
function hasPreview({ can, hasPreviewLinks }: TypeDescription, { status }: Item): boolean {
  return hasPreviewLinks && can.draft && status !== "trashed";
}

/** The link to the public page, if there is one. */
function ViewOnSite({ item }: { item: Item }) {
  const url = publicAddressOf(item);
  if (url === null) return null;
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      variant="subtle"
      className={styles.iconOnPhones}
      rightSection={<ExternalLink size={16} aria-hidden />}
    >
      <span>
        View<span className="visually-hidden"> on the site (opens in a new tab)</span>
      </span>
    </Button>
  );
}

interface PublishButtonProps {
  type: TypeDescription;
  actions: ItemActions;
  isUpToDate: boolean;
  isReviewRequested: boolean;
  hard: number;
  isReadOnly: boolean;
}

function PublishButton({
  type,
  actions,
  isUpToDate,
  isReviewRequested,
  hard,
  isReadOnly,
}: PublishButtonProps) {
  if (isReadOnly || type.forStaffOnly) return null;
  const lacking =
    hard > 0 ? `${counted(hard, { one: "thing", many: "things" })} to do before publishing` : undefined;
  if (!type.can.publish) {
    return (
      <Button
        onClick={() => actions.requestReview()}
        loading={actions.busy === "review"}
        disabled={isUpToDate || isReviewRequested}
      >
        {isReviewRequested ? "Review requested" : "Ask for review"}
      </Button>
    );
  }
  return (
    <Button
      onClick={() => actions.publish()}
      loading={actions.busy === "publish"}
      disabled={isUpToDate}
      title={lacking}
    >
      {isUpToDate ? "Published" : "Publish"}
      {lacking && <span className="visually-hidden">, {lacking}</span>}
    </Button>
  );
}
