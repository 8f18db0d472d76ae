import { Menu } from "@mantine/core";
import {
  callOfVariable,
  phoneVariables,
  type TextVariable,
  textVariables,
  type VariablesOffered,
  variableInText,
} from "~/content/variables/text-variables";
import { useVariableValues } from "./use-variable-values";
import styles from "./variables.module.css";

const names = Object.keys(textVariables) as TextVariable[];

interface VariableItemsProps {
  offered?: VariablesOffered;
  onChoose(text: string): void;
}

/** The facts that a text can name, each with its current value. */
export function VariableItems({ offered = "all", onChoose }: VariableItemsProps) {
  const inText = offered === "calls" ? callOfVariable : variableInText;
  const values = useVariableValues();
  return (
    <>
      <Menu.Label>Changes everywhere when the settings change</Menu.Label>
      {(offered === "all" ? names : phoneVariables).map((name) => (
        <Menu.Item key={name} onClick={() => onChoose(inText(name))}>
          {textVariables[name]}
          <span className={styles.value}>{values[name]}</span>
        </Menu.Item>
      ))}
    </>
  );
}
