import { use, useEffect, useEffectEvent, useRef } from "react";
import { LeadContext } from "~/admin/content/form/lead-context";
import { type Hints, hintFor } from "~/content/blocks/hints";
import { rowName } from "../../outline/row-name";
import { usePageDraft } from "../../page-draft";
import { useTypedValues } from "../../panel/use-typed-values";
import type { PlacedComponent } from "../../placed-components";
import { HINTS } from "../../puck-data";
import { fieldAt } from "../../texts/texts-to-write";
import { useBlocks } from "../../use-blocks";
import { valueAt, withValueAt } from "../../with-value-at";
import { blockOnCanvas } from "../block-on-canvas";
import { endTyping, startTyping, type Typing, usePreview, usePreviewStore } from "../preview-store";
import { caretAt, placeCaret } from "./caret";
import { type ShownText, shownTexts, takeMarksWithin } from "./shown-texts";
import { openTextBox, type TextBox } from "./text-box";

/**
 * Editing on the canvas: replaces the chosen text with a text box. Renders nothing. Handles input like the same field
 * next to the canvas does, so undo, drafts, and validation are the same. Rich text is edited next to the canvas.
 */
export function CanvasTyping() {
  const typing = usePreview((preview) => preview.typing);
  const block = useBlocks().find(({ id }) => id === typing?.id);
  if (!typing || !block) return null;
  return <TypedText key={`${typing.id} ${typing.path}`} typing={typing} block={block} />;
}

/**
 * @returns a function that starts writing the first text of a block on the canvas. It returns false if the block shows
 * no text.
 */
export function useWriteOnCanvas(): (id: string) => boolean {
  const preview = usePreviewStore();
  return (id) => {
    const [first] = textsOnCanvas(id);
    if (first) startTyping(preview, { id, path: first.path, point: null });
    return first !== undefined;
  };
}

function TypedText({ typing, block }: { typing: Typing; block: PlacedComponent }) {
  const preview = usePreviewStore();
  const lead = use(LeadContext);
  const openBox = useTextBoxOptions(typing, block);
  const { path } = typing;
  const { text, write, flush } = useTextOfField(block, path);
  const box = useRef<TextBox>(null);
  const order = useRef<string[]>([]);

  const onType = useEffectEvent(write);
  const leave = useEffectEvent((next: string | null) => {
    const opened = box.current;
    if (!opened) return;
    box.current = null;
    opened.close();
    flush();
    endTyping(preview, { id: block.id, path, text: opened.read() }, next);
  });
  const leadToField = useEffectEvent(() => lead(`${block.path}.props.${path}`));
  const onKey = useEffectEvent((event: KeyboardEvent, isLong: boolean) => {
    // The page's undo must include pending input. Puck would handle other keys: Delete would remove the block.
    if (event.ctrlKey || event.metaKey) flush();
    else event.stopPropagation();
    const step = stepOf(event, isLong);
    if (step === null) return;
    event.preventDefault();
    const next = step === 0 ? undefined : order.current[order.current.indexOf(path) + step];
    leave(next ?? null);
    if (next === undefined) leadToField();
  });
  const open = useEffectEvent(() => {
    const texts = textsOnCanvas(block.id);
    order.current = [...new Set(texts.map((one) => one.path))];
    const shown = texts.find((one) => one.path === path);
    const options = openBox({ value: text, onType, onLeave: () => leave(null), onKey });
    box.current = shown && options ? openTextBox(shown, options) : null;
    if (box.current) return;
    if (shown && typing.point) placeCaretInNextFocus(caretAt(shown.range, typing.point));
    preview.setState({ typing: null });
    leadToField();
  });

  useEffect(() => {
    open();
    return () => box.current?.close();
  }, []);

  // The text changes after an undo, and when someone changes the field next to the canvas.
  useEffect(() => {
    if (box.current && box.current.read() !== text) box.current.write(text);
  }, [text]);
  return null;
}

function textsOnCanvas(id: string): ShownText[] {
  const element = blockOnCanvas(id);
  if (!element) return [];
  takeMarksWithin(element);
  return shownTexts(element);
}

/** The text of a field: pending input, and the value in the page. */
function useTextOfField(block: PlacedComponent, path: string) {
  const { hold } = usePageDraft();
  const [name = "", ...inner] = path.split(".");
  const { typed, type, flush } = useTypedValues([block.component.props[name]]);
  const value = name in typed ? typed[name] : block.component.props[name];
  return {
    text: String(valueAt(value, inner) ?? ""),
    write(written: string) {
      const changed = withValueAt(value, inner, written);
      type(block.id, { [name]: changed });
      hold({ [`${block.path}.props.${name}`]: changed });
    },
    flush,
  };
}

/**
 * @returns the direction in which a key moves among the block's texts: 1 the next, -1 the previous, 0 ends writing;
 * null if editing continues here
 */
function stepOf({ key, shiftKey, isComposing }: KeyboardEvent, isLong: boolean): -1 | 0 | 1 | null {
  if (isComposing) return null;
  if (key === "Tab") return shiftKey ? -1 : 1;
  return key === "Escape" || (key === "Enter" && !isLong) ? 0 : null;
}

interface Handlers {
  value: string;
  onType(text: string): void;
  onLeave(): void;
  onKey(event: KeyboardEvent, isLong: boolean): void;
}

/** @returns the options of the text box for a field; null for rich text */
function useTextBoxOptions({ path, point }: Typing, block: PlacedComponent) {
  const { kinds } = usePageDraft();
  const { type, props } = block.component;
  const kind = kinds.get(type);
  const fields = kind?.fields ?? [];
  const names = path.split(".");
  // Cells of a table are not fields, so the table's field is used.
  const field = fieldAt(fields, names) ?? fields.find(({ name }) => name === names[0]);
  const isLong = field?.kind === "TEXTAREA";
  return ({ value, onType, onLeave, onKey }: Handlers) =>
    field?.kind === "HTML"
      ? null
      : {
          label: `${field?.label ?? "Text"}, ${rowName(block, kinds).label}`,
          hint: hintFor(path, props[HINTS] as Hints | undefined, kind?.hints),
          value,
          maxLength: field?.settings.maxLength,
          hasLines: isLong,
          point,
          onType,
          onLeave,
          onKey: (event: KeyboardEvent) => onKey(event, isLong),
        };
}

/** Places the caret in the rich-text editor next to the canvas when that receives the focus. */
function placeCaretInNextFocus(at: number | null): void {
  if (at === null) return;
  const place = ({ target }: FocusEvent) => {
    if ((target as HTMLElement).isContentEditable) placeCaret(target as HTMLElement, at);
  };
  document.addEventListener("focusin", place, { once: true });
}
