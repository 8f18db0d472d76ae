import { Modal } from "@mantine/core";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { failureMessage } from "~/site/browser/request/failure";
import { useClientStore } from "~/site/browser/store/use-client-store";
import styles from "./find.module.css";
import { FIND_FIELD } from "./is-finding";
import type { Place } from "./places";
import { recentPlaces } from "./recent-places";
import { type FoundPlaces, usePlaces } from "./use-places";

interface FindDialogProps {
  /** What was typed, some of it perhaps before the dialog was there. */
  words: string;
  onChange(words: string): void;
  onClose(): void;
}

/** Finds and opens screens, actions, records, and people. */
export default function FindDialog({ words, onChange, onClose }: FindDialogProps) {
  const [active, setActive] = useState<string>();
  const listId = useId();
  const found = usePlaces(words);
  const options = optionsIn(found);
  // Results that arrive later move the options, but not the choice.
  const chosen = options.find(({ key }) => key === active) ?? options[0];
  const go = useGo(found, onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event.key);
    if (step !== 0 && chosen) setActive(options.at((options.indexOf(chosen) + step) % options.length)?.key);
    else if (event.key === "Enter" && chosen) go(chosen.place);
    else return;
    event.preventDefault();
  };

  return (
    <Modal opened onClose={onClose} title="Find" size="lg" yOffset="10vh">
      <div className={styles.box}>
        <Search size={20} aria-hidden />
        <input
          {...FIND_FIELD}
          className={styles.words}
          role="combobox"
          aria-label="Find a screen, an action, a record, or a person"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(listId, chosen.key)}
          placeholder="Screen, action, record, or person"
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={words}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            setActive(undefined);
          }}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(words.length, words.length)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={styles.state}>
        {stateOf(found, options.length, words)}
      </p>
      <Groups found={found} listId={listId} activeKey={chosen?.key} onPoint={setActive} onPick={go} />
    </Modal>
  );
}

function stepOf(key: string): number {
  if (key === "ArrowDown") return 1;
  return key === "ArrowUp" ? -1 : 0;
}

function stateOf({ isLooking, error }: FoundPlaces, count: number, words: string): string {
  if (error) return failureMessage(error);
  if (count === 0 && isLooking) return "Looking…";
  if (count === 0 && words.trim()) return `Nothing matches “${words.trim()}”.`;
  if (count === 0) return "Type a name, such as that of a page or a screen.";
  return count === 1 ? "1 result" : `${count} results`;
}

/** Opens a place, and stores it as recent unless it is a person. */
function useGo({ groups }: FoundPlaces, onClose: () => void) {
  const navigate = useNavigate();
  const userId = useClientStore((state) => String(state.user?.id));
  return (place: Place) => {
    const isPerson = groups.some(({ isPeople, places }) => isPeople && places.includes(place));
    if (!isPerson) recentPlaces(userId).add(place);
    onClose();
    navigate(place.href);
  };
}

/** A place may be in two groups: it is an option in each. */
const keyOf = (group: string, { href }: Place) => `${group} ${href}`;

function optionsIn({ groups }: FoundPlaces): { key: string; place: Place }[] {
  return groups.flatMap(({ label, places }) => places.map((place) => ({ key: keyOf(label, place), place })));
}

/** An id has no spaces. */
const optionId = (listId: string, key: string) => `${listId}-${key.replaceAll(" ", "-")}`;

interface GroupsProps {
  found: FoundPlaces;
  listId: string;
  activeKey: string | undefined;
  onPoint(key: string): void;
  onPick(place: Place): void;
}

function Groups({ found: { groups }, listId, activeKey, onPoint, onPick }: GroupsProps) {
  return (
    <div id={listId} role="listbox" aria-label="Results" className={styles.groups}>
      {groups.map(({ label, places }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        <div key={label} role="group" aria-labelledby={`${listId}-${label}`}>
          <div id={`${listId}-${label}`} className={styles.heading} role="presentation">
            {label}
          </div>
          {places.map((place) => {
            const key = keyOf(label, place);
            return (
              <Option
                key={key}
                id={optionId(listId, key)}
                place={place}
                isActive={key === activeKey}
                onPoint={() => onPoint(key)}
                onPick={() => onPick(place)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  place: Place;
  isActive: boolean;
  onPoint(): void;
  onPick(): void;
}

function Option({ id, place: { label, detail }, isActive, onPoint, onPick }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onPick}
    >
      <span className={styles.label}>{label}</span> <span className={styles.detail}>{detail}</span>
    </div>
  );
}
