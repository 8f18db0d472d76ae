import { Extension, Mark, mergeAttributes, Node } from "@tiptap/react";

/**
 * Keeps markup that the sanitizer allows but the toolbar does not offer: otherwise the editor would silently
 * remove it from the page.
 */

/** Definition lists, figures, and addresses: shown, moved, and removed as a whole. */
const PreservedBlock = Node.create({
  name: "keptBlock",
  group: "block",
  atom: true,
  selectable: true,
  addAttributes: () => ({ markup: { default: "", rendered: false } }),
  parseHTML: () =>
    ["dl", "figure", "address"].map((tag) => ({
      tag,
      priority: 80,
      getAttrs: (element: HTMLElement) => ({ markup: element.outerHTML }),
    })),
  renderHTML({ node }) {
    const element = new DOMParser().parseFromString(node.attrs.markup, "text/html").body.firstElementChild;
    return (element ? document.importNode(element, true) : document.createElement("p")) as HTMLElement;
  },
});

const simpleMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Abbreviation = Mark.create({
  name: "abbreviation",
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: "abbr" }],
  renderHTML: ({ HTMLAttributes }) => ["abbr", mergeAttributes(HTMLAttributes), 0],
});

/** The name of the mark of words in another language. */
export const OTHER_LANGUAGE = "otherLanguage";

/** Words in another language. */
const OtherLanguage = Mark.create({
  name: OTHER_LANGUAGE,
  addAttributes: () => ({ lang: { default: null }, dir: { default: null } }),
  parseHTML: () => [{ tag: "span[lang]" }, { tag: "span[dir]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

/** Anchors that links lead to, and the language of a paragraph. */
const PreservedAttributes = Extension.create({
  name: "keptAttributes",
  addGlobalAttributes: () => [
    {
      types: ["paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote"],
      attributes: { id: { default: null }, lang: { default: null }, dir: { default: null } },
    },
  ],
});

export const preservedMarkup = [
  PreservedBlock,
  simpleMark("subscript", "sub"),
  simpleMark("superscript", "sup"),
  simpleMark("small", "small"),
  Abbreviation,
  OtherLanguage,
  PreservedAttributes,
];
