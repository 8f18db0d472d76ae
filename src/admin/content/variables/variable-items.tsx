import { Menu } from "@mantine/core";
import { textVariables, type VariablesOffered } from "~/content/variables/text-variables";
import { useVariableValues } from "./use-variable-values";
import styles from "./variables.module.css";
import { textOfVariable, variablesFor } from "./variables-at";

interface VariableItemsProps {
  offered?: VariablesOffered;
  onChoose(text: string): void;
}

/** The facts that a text can name, each with its current value. */
export function VariableItems({ offered = "all", onChoose }: VariableItemsProps) {
  const values = useVariableValues();
  return (
    <>
      <Menu.Label>Changes everywhere when the settings change</Menu.Label>
      {variablesFor(offered).map((name) => (
        <Menu.Item key={name} onClick={() => onChoose(textOfVariable(name, offered))}>
          {textVariables[name]}
          <span className={styles.value}>{values[name]}</span>
        </Menu.Item>
      ))}
    </>
  );
}
