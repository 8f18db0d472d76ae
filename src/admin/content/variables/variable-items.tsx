import { Menu } from "@mantine/core";
import { type TextVariable, textVariables, variableInText } from "~/content/variables/text-variables";
import { useVariableValues } from "./use-variable-values";
import styles from "./variables.module.css";

const names = Object.keys(textVariables) as TextVariable[];

/** The facts that a text can name, each with its current value. */
export function VariableItems({ onChoose }: { onChoose(text: string): void }) {
  const values = useVariableValues();
  return (
    <>
      <Menu.Label>Changes everywhere when the settings change</Menu.Label>
      {names.map((name) => (
        <Menu.Item key={name} onClick={() => onChoose(variableInText(name))}>
          {textVariables[name]}
          <span className={styles.value}>{values[name]}</span>
        </Menu.Item>
      ))}
    </>
  );
}
