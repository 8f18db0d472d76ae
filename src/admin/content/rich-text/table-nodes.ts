import { goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { Extension, Node } from "@tiptap/react";

const spans = () => ({
  colspan: {
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(cell.getAttribute("colspan")) || 1,
    rendered: false,
  },
  rowspan: {
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(cell.getAttribute("rowspan")) || 1,
    rendered: false,
  },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

function spanAttributes({ colspan, rowspan }: Record<string, unknown>): Record<string, unknown> {
  return { colspan: colspan !== 1 ? colspan : undefined, rowspan: rowspan !== 1 ? rowspan : undefined };
}

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: "",
      rendered: false,
      parseHTML: (table: HTMLElement) => table.querySelector("caption")?.textContent ?? "",
    },
  }),
  parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],
  renderHTML({ node }) {
    const { caption } = node.attrs;
    return caption ? ["table", ["caption", caption], ["tbody", 0]] : ["table", ["tbody", 0]];
  },
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const TableCell = Node.create({
  name: "tableCell",
  content: "block+",
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ node }) => ["td", spanAttributes(node.attrs), 0],
});

const TableHeader = Node.create({
  name: "tableHeader",
  content: "block+",
  isolating: true,
  addAttributes: () => ({ ...spans(), scope: { default: null, rendered: false } }),
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ node }) => [
    "th",
    { ...spanAttributes(node.attrs), scope: node.attrs.scope || undefined },
    0,
  ],
});

/** The role of each node for table commands. */
const ROLES: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

/** Registers the table's own keys (Tab to the next cell) and selections with the editor. */
const TableEditing = Extension.create({
  name: "tableEditing",
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: -1 | 1) => () =>
      this.editor.isActive("table") && goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), "Shift-Tab": go(-1) };
  },
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
});

export const tableNodes = [Table, TableRow, TableCell, TableHeader, TableEditing];

/**
 * Converts the editor's tables to the markup that pages need: a first row with only headings becomes the
 * head, headings get a scope, and a cell with one paragraph contains its text directly.
 */
export function finishTables(html: string): string {
  if (!html.includes("<table")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const paragraph of body.querySelectorAll("td > p:only-child, th > p:only-child")) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const table of body.querySelectorAll("table")) {
    const first = table.querySelector("tr");
    const cells = [...(first?.children ?? [])];
    if (first && cells.length > 0 && cells.every((cell) => cell.tagName === "TH")) {
      for (const cell of cells) cell.setAttribute("scope", "col");
      const head = table.ownerDocument.createElement("thead");
      head.append(first);
      table.querySelector("tbody")?.before(head);
    }
    for (const heading of table.querySelectorAll("tbody th:not([scope])"))
      heading.setAttribute("scope", "row");
  }
  return body.innerHTML;
}
