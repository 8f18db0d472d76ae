import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { Extension } from "@tiptap/react";
import { type TextVariable, textVariables, variablesIn } from "~/content/variables/text-variables";
import styles from "./rich-text.module.css";

/** Shows each variable of a text as a unit with its meaning, not as braces among the words. */
export const variableMarks = Extension.create({
  name: "variableMarks",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const marks: Decoration[] = [];
          doc.descendants((node, at) => {
            for (const { name, from, to } of variablesIn(node.text ?? ""))
              marks.push(Decoration.inline(at + from, at + to, attributesOf(name)));
          });
          return DecorationSet.create(doc, marks);
        },
      },
    }),
  ],
});

function attributesOf(name: TextVariable) {
  return { class: styles.variable ?? "", title: textVariables[name] };
}
