import { Button, Menu } from "@mantine/core";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { useForm } from "~/admin/content/inputs/form-context";
import { GroupFrame } from "~/admin/content/inputs/group-frame";
import type { InputProps } from "~/admin/content/inputs/input-props";
import { emptyEntry } from "~/admin/content/inputs/item-array-input";
import { ItemFrame } from "~/admin/content/inputs/item-frame";
import { SortableList } from "~/admin/content/inputs/sortable-list";
import { useEntryKeys } from "~/admin/content/inputs/use-entry-keys";
import type { FormQuestion, QuestionKind } from "../../form/question";
import { questionKinds } from "../../form/question";
import { nameFrom } from "./name-from";
import { QuestionCondition } from "./question-condition";
import { partsOf } from "./question-parts";
import styles from "./questions.module.css";
import { QuestionsPreview } from "./questions-preview";

/**
 * The editor of a form's questions, for people without technical knowledge: names are derived, conditions are chosen
 * from lists, and a preview shows the form.
 */
export default function QuestionsField(props: InputProps<FormQuestion[]>) {
  const { field, path, value, onChange, errors, disabled } = props;
  const parts = field.settings.item ?? [];
  const { Input } = useForm();
  const entries = useEntryKeys(value);
  const added = useRef<FormQuestion | null>(null);
  const isFull = value.length >= (field.settings.maxItems ?? Number.POSITIVE_INFINITY);
  const names = value.map(({ name }) => name);

  function add(kind: QuestionKind) {
    const question = { ...emptyEntry(parts), kind, name: nameFrom(kind, names) } as unknown as FormQuestion;
    added.current = question;
    onChange([...value, question]);
  }

  /** A derived name follows the label, unless other questions depend on it or answers were already sent under it. */
  function change(at: number, part: string, typed: unknown) {
    const before = value[at];
    if (!before) return;
    const after = { ...before, [part]: typed } as FormQuestion;
    const others = names.toSpliced(at, 1);
    const isMade = before === added.current || before.name === nameFrom(before.label || before.kind, others);
    const isNew = added.current !== null && before.name === added.current.name;
    if (part === "label" && isNew && isMade && !value.some(({ shownWhen }) => shownWhen === before.name)) {
      after.name = nameFrom(String(typed) || after.kind, others);
      added.current = after;
    }
    onChange(value.with(at, after));
  }

  return (
    <GroupFrame field={field} path={path} errors={errors} partsSpeak>
      <div className={styles.builder}>
        <div className={styles.list}>
          {value.length > 0 && (
            <SortableList
              label={field.label}
              entries={entries}
              keyOf={({ key }) => key}
              nameOf={({ value: question }) => question.label || questionKinds[question.kind]}
              onReorder={(moved) => onChange(moved.map(({ value: question }) => question))}
              disabled={disabled}
            >
              {({ value: question }, at) => (
                <div className={question.kind === "page" ? styles.page : undefined}>
                  <ItemFrame
                    title={question.label || "No text yet"}
                    kind={`${questionKinds[question.kind]}${question.required ? ", required" : ""}${question.sensitive ? ", sensitive" : ""}`}
                    initiallyOpen={question.name === added.current?.name}
                    needsLook={Object.keys(errors).some((name) => name.startsWith(`${path}.${at}.`))}
                    disabled={disabled}
                    onRemove={() => onChange(value.toSpliced(at, 1))}
                    onDuplicate={
                      isFull
                        ? undefined
                        : () =>
                            onChange(
                              value.toSpliced(at + 1, 0, {
                                ...question,
                                name: nameFrom(question.label || question.kind, names),
                                sender: null,
                              }),
                            )
                    }
                  >
                    {["kind", ...partsOf(question.kind)].map((name) => {
                      const part = parts.find((one) => one.name === name);
                      return (
                        part && (
                          <Input
                            key={name}
                            field={part}
                            path={`${path}.${at}.${name}`}
                            value={question[name as keyof FormQuestion]}
                            onChange={(typed) => change(at, name, name === "kind" && !typed ? "text" : typed)}
                            errors={errors}
                            disabled={disabled}
                          />
                        )
                      );
                    })}
                    <QuestionCondition
                      question={question}
                      before={value.slice(0, at)}
                      message={errors[`${path}.${at}.shownWhen`] ?? errors[`${path}.${at}.shownWhenIs`]}
                      disabled={disabled}
                      onChange={(condition) => onChange(value.with(at, { ...question, ...condition }))}
                    />
                  </ItemFrame>
                </div>
              )}
            </SortableList>
          )}
          <Menu position="bottom-start">
            <Menu.Target>
              <Button
                variant="default"
                w="fit-content"
                leftSection={<Plus size={18} aria-hidden />}
                disabled={disabled || isFull}
              >
                Add a question
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {(Object.keys(questionKinds) as QuestionKind[]).map((kind) => (
                <Menu.Item key={kind} onClick={() => add(kind)}>
                  {questionKinds[kind]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
        <QuestionsPreview questions={value} />
      </div>
    </GroupFrame>
  );
}
