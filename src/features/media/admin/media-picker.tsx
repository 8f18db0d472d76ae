import { Button, Modal, NativeSelect, Pagination, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { FileText, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useItemList } from "~/admin/content/api/use-item-list";
import { useTypes } from "~/admin/content/use-types";
import { notifyDone } from "~/admin/screen/notify";
import type { Item, ItemList, ListItem } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { sizeWords, typeWords } from "../shared/admin/file-words";
import { DescribeChosen } from "./describe-chosen";
import { useIsDescribing } from "./describe-form";
import { foldersQuery } from "./media-api";
import { type MediaKind, PICTURES } from "./media-kind";
import styles from "./media-picker.module.css";
import { UploadArea } from "./upload/upload-area";

/** A picture or document in the value of a form. */
export interface PickedMedia {
  id: string;
  title: string;
  status: ListItem["status"];
  /** For a document, its permanent address. */
  url: string | null;
  thumbSrc?: string;
  alt?: string;
  isDecorative?: boolean;
}

export interface MediaPickerProps {
  /** Defaults to pictures. */
  kind?: MediaKind;
  opened: boolean;
  onClose(): void;
  onPick(media: PickedMedia): void;
}

const PAGE = 24;

/**
 * Chooses from the media library by browsing, searching, and folders, or uploads a new file. For a picture without a
 * description, asks for one before it is used, or the person explicitly chooses to add it later.
 */
export function MediaPicker({ kind = PICTURES, opened, onClose, onPick }: MediaPickerProps) {
  const mayAdd = useTypes().some(({ name, can }) => name === kind.name && can.draft);
  const [folderId, setFolderId] = useState("");
  const { undescribed, ask, leave } = useUndescribed();
  const close = () => {
    leave();
    onClose();
  };
  const pick = (media: PickedMedia) => {
    onPick(media);
    close();
  };
  const choose = (media: PickedMedia) => (kind === PICTURES && lacksWords(media) ? ask(media) : pick(media));
  const chooseExisting = (item: Item) => {
    notifyDone(`This ${kind.one} is already in the library, as “${item.title}”. It is not added again.`);
    choose(pickedOf(item, item.data));
  };
  return (
    <Modal opened={opened} onClose={close} title={`Choose a ${kind.one}`} size="min(64rem, 94vw)">
      {undescribed && (
        <DescribeChosen
          picture={undescribed}
          later="Use it, and describe it later"
          onDescribed={(item) => pick(pickedOf(item, item.data))}
          onLater={() => pick(undescribed)}
          onBack={leave}
        />
      )}
      {/* Hidden and not unmounted, so that uploads continue and the search stays. */}
      <div hidden={undescribed !== null}>
        {mayAdd && (
          <div className={styles.upload}>
            <UploadArea
              kind={kind}
              folderId={folderId || null}
              onExisting={chooseExisting}
              next={(item) => <UseUploaded item={item} onUse={() => choose(pickedOf(item, item.data))} />}
            />
          </div>
        )}
        <Library kind={kind} hasFolders={mayAdd} folderId={folderId} onFolder={setFolderId} onPick={choose} />
      </div>
    </Modal>
  );
}

/** Waits while the description of the upload is being saved. Until then, the picture counts as not described. */
function UseUploaded({ item, onUse }: { item: Item; onUse(): void }) {
  return (
    <Button size="compact-md" loading={useIsDescribing(item.id)} onClick={onUse}>
      Use it<span className="visually-hidden">: {item.title}</span>
    </Button>
  );
}

/** The chosen picture that needs a description. Leaving it returns the focus to the button that chose it. */
function useUndescribed() {
  const [undescribed, setUndescribed] = useState<PickedMedia | null>(null);
  const chosenBy = useRef<Element | null>(null);
  useEffect(() => {
    if (undescribed === null && chosenBy.current instanceof HTMLElement) chosenBy.current.focus();
  }, [undescribed]);
  const ask = (media: PickedMedia) => {
    chosenBy.current = document.activeElement;
    setUndescribed(media);
  };
  return { undescribed, ask, leave: () => setUndescribed(null) };
}

/** Whether a picture cannot be public yet, because it is neither described nor decorative. */
function lacksWords({ status, alt, isDecorative }: PickedMedia): boolean {
  return status === "draft" && !alt && !isDecorative;
}

function pickedOf({ id, title, status, url }: Item | ListItem, values: Record<string, unknown>): PickedMedia {
  return {
    id,
    title,
    status,
    url,
    ...textIn(values, "thumbSrc"),
    ...textIn(values, "alt"),
    isDecorative: values.isDecorative === true,
  };
}

function textIn<Name extends string>(
  values: Record<string, unknown>,
  name: Name,
): { [key in Name]?: string } {
  const value = values[name];
  return typeof value === "string" ? ({ [name]: value } as { [key in Name]: string }) : {};
}

interface LibraryProps {
  kind: MediaKind;
  /** Only people who manage the library see folders. */
  hasFolders: boolean;
  folderId: string;
  onFolder(id: string): void;
  onPick(media: PickedMedia): void;
}

function Library({ kind, hasFolders, folderId, onFolder, onPick }: LibraryProps) {
  const [words, setWords] = useState("");
  const [q] = useDebouncedValue(words.trim(), 200);
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData } = useLibrary(kind, { q, page, folderId });
  const { data: folders = [] } = useQuery({ ...foldersQuery, enabled: hasFolders });
  return (
    <>
      <div className={styles.find}>
        <TextInput
          type="search"
          data-autofocus
          aria-label={`Search the ${kind.many}`}
          placeholder={kind.name === "image" ? "Search by file name" : "Search by title"}
          leftSection={<Search size={18} aria-hidden />}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setPage(1);
          }}
        />
        {folders.length > 0 && (
          <NativeSelect
            aria-label="Folder"
            value={folderId}
            data={[
              { value: "", label: "All folders" },
              ...folders.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(event) => {
              onFolder(event.currentTarget.value);
              setPage(1);
            }}
          />
        )}
      </div>
      <p role="status" className={styles.found}>
        {error ? failureMessage(error) : data ? resultCount(data, q, kind) : "Looking…"}
      </p>
      <Choices kind={kind} data={data} isStale={isPlaceholderData} onPick={onPick} />
      {data && data.total > PAGE && (
        <Pagination
          className={styles.pages}
          total={Math.ceil(data.total / PAGE)}
          value={page}
          onChange={setPage}
          getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
          getControlProps={(control) => ({ "aria-label": `${control} page` })}
        />
      )}
    </>
  );
}

/** A page of the library, latest first. */
function useLibrary(kind: MediaKind, { q, page, folderId }: { q: string; page: number; folderId: string }) {
  return useItemList(kind.apiName, {
    q,
    sort: "-updatedAt",
    page,
    pageSize: PAGE,
    [kind.folderField]: folderId || undefined,
  });
}

interface ChoicesProps extends Pick<LibraryProps, "kind" | "onPick"> {
  /** Undefined while loading. */
  data: ItemList | undefined;
  isStale: boolean;
}

function Choices({ kind, data, isStale, onPick }: ChoicesProps) {
  const isImage = kind.name === "image";
  return (
    <ul
      className={isImage ? styles.grid : styles.rows}
      aria-label={isImage ? "Pictures" : "Documents"}
      aria-busy={isStale}
    >
      {data
        ? data.items.map((item) => (
            <li key={item.id}>
              {isImage ? <Picture item={item} onPick={onPick} /> : <Document item={item} onPick={onPick} />}
            </li>
          ))
        : Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <li key={index}>
              <Skeleton height={isImage ? 140 : 48} />
            </li>
          ))}
    </ul>
  );
}

function resultCount({ total }: ItemList, q: string, { one, many }: MediaKind): string {
  if (total === 0) return q ? `No ${one} matches “${q}”.` : `There are no ${many} here yet.`;
  return total === 1 ? `1 ${one}` : `${total.toLocaleString("en-US")} ${many}`;
}

interface ChoiceProps {
  item: ListItem;
  onPick(media: PickedMedia): void;
}

function Picture({ item, onPick }: ChoiceProps) {
  const picked = pickedOf(item, item.values);
  return (
    <button type="button" className={styles.choice} onClick={() => onPick(picked)}>
      <span className={styles.frame}>
        {picked.thumbSrc && <img src={picked.thumbSrc} alt="" loading="lazy" />}
      </span>
      <span className={styles.words}>{picked.alt || picked.title}</span>
      {lacksWords(picked) && <span className={styles.lacks}>Needs a description</span>}
    </button>
  );
}

function Document({ item, onPick }: ChoiceProps) {
  const { title, values, status } = item;
  return (
    <button type="button" className={styles.row} onClick={() => onPick(pickedOf(item, values))}>
      <FileText size={20} aria-hidden />
      <span className={styles.rowWords}>
        {title}
        {status === "draft" && <span className={styles.lacks}> Not published yet</span>}
      </span>
      {typeof values.mimeType === "string" && (
        <span className={styles.rowFacts}>
          {typeWords(values.mimeType)} · {sizeWords(Number(values.size))}
        </span>
      )}
    </button>
  );
}
