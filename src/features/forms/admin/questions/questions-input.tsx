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
 * The editor of a form's questions for people without technical knowledge: it derives names, offers conditions in
 * lists, and previews the form.
 */
export default function QuestionsField(props: InputProps<FormQuestion[]>) {
  const { field, path, value, onChange, errors, disabled } = props;
  const entries = useEntryKeys(value);
  const questions = useQuestions(props);
  return (
    <GroupFrame field={field} path={path} errors={errors} partsShowMessages>
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
                <QuestionEntry input={props} questions={questions} question={question} at={at} />
              )}
            </SortableList>
          )}
          <AddQuestion disabled={disabled || questions.isFull} onAdd={questions.add} />
        </div>
        <QuestionsPreview questions={value} />
      </div>
    </GroupFrame>
  );
}

/** The questions and the functions that change them. */
interface Questions {
  isFull: boolean;
  isLatest(question: FormQuestion): boolean;
  add(kind: QuestionKind): void;
  duplicate(at: number): void;
  change(at: number, part: string, typed: unknown): void;
}

function useQuestions({ field, value, onChange }: InputProps<FormQuestion[]>): Questions {
  const parts = field.settings.item ?? [];
  const added = useRef<FormQuestion | null>(null);
  const names = value.map(({ name }) => name);

  function add(kind: QuestionKind) {
    const question = { ...emptyEntry(parts), kind, name: nameFrom(kind, names) } as unknown as FormQuestion;
    added.current = question;
    onChange([...value, question]);
  }

  function duplicate(at: number) {
    const question = value[at];
    if (!question) return;
    const name = nameFrom(question.label || question.kind, names);
    onChange(value.toSpliced(at + 1, 0, { ...question, name, sender: null }));
  }

  /**
   * Derives the name again when the label changes, unless other questions depend on the name or answers were already
   * stored under it.
   */
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

  return {
    isFull: value.length >= (field.settings.maxItems ?? Number.POSITIVE_INFINITY),
    isLatest: ({ name }) => name === added.current?.name,
    add,
    duplicate,
    change,
  };
}

interface QuestionEntryProps {
  input: InputProps<FormQuestion[]>;
  questions: Questions;
  question: FormQuestion;
  at: number;
}

function QuestionEntry({ input, questions, question, at }: QuestionEntryProps) {
  const { path, value, onChange, errors, disabled } = input;
  const parts = input.field.settings.item ?? [];
  const { Input } = useForm();
  return (
    <div className={question.kind === "page" ? styles.page : undefined}>
      <ItemFrame
        title={question.label || "No text yet"}
        kind={`${questionKinds[question.kind]}${question.required ? ", required" : ""}${question.sensitive ? ", sensitive" : ""}`}
        initiallyOpen={questions.isLatest(question)}
        hasError={Object.keys(errors).some((name) => name.startsWith(`${path}.${at}.`))}
        disabled={disabled}
        onRemove={() => onChange(value.toSpliced(at, 1))}
        onDuplicate={questions.isFull ? undefined : () => questions.duplicate(at)}
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
                onChange={(typed) => questions.change(at, name, name === "kind" && !typed ? "text" : typed)}
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
  );
}

function AddQuestion({ disabled, onAdd }: { disabled: boolean; onAdd(kind: QuestionKind): void }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          w="fit-content"
          leftSection={<Plus size={18} aria-hidden />}
          disabled={disabled}
        >
          Add a question
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(questionKinds) as QuestionKind[]).map((kind) => (
          <Menu.Item key={kind} onClick={() => onAdd(kind)}>
            {questionKinds[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
