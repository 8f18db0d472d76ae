import { Alert, Button, Loader, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { contentApi } from "~/admin/content/api/content-api";
import { Status } from "~/admin/content/status/status";
import { Screen } from "~/admin/screen/screen";
import type { ListItem } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { type PageNode, pageTree } from "./page-tree";
import styles from "./page-tree.module.css";

const PAGES_PER_REQUEST = 100;

/** All pages as a tree by address. */
export default function PageTree() {
  const [words, setWords] = useState("");
  const { data: pages, error } = useQuery({
    queryKey: ["content", "pages", "list", "tree"],
    queryFn: allPages,
  });
  const tree = pages ? pageTree(pages, words) : [];
  return (
    <Screen
      title="Pages as a tree"
      lead="A page is listed below the page whose address starts its own. If that address changes, the page moves along."
      back={{ href: "/admin/pages", label: "Pages" }}
      actions={
        <Button component={Link} to="/admin/pages/new" leftSection={<Plus size={18} aria-hidden />}>
          New page
        </Button>
      }
      width="narrow"
    >
      <TextInput
        aria-label="Search pages"
        placeholder="Search by title or address"
        leftSection={<Search size={18} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {error !== null && (
        <Alert color="red" title="The pages could not be loaded">
          {failureMessage(error)}
        </Alert>
      )}
      {!pages && !error && <Loader aria-label="Loading" mt="md" />}
      {pages && tree.length === 0 && <p role="status">No pages match.</p>}
      <div className={styles.tree}>
        <Branch nodes={tree} label="Pages" />
      </div>
    </Screen>
  );
}

function Branch({ nodes, label }: { nodes: readonly PageNode[]; label: string }) {
  if (nodes.length === 0) return null;
  return (
    <ul aria-label={label}>
      {nodes.map(({ item, children }) => (
        <li key={item.id}>
          <div className={styles.page}>
            <Link to={`/admin/pages/${item.id}`}>{item.title || "Untitled page"}</Link>
            <span className={styles.address}>{item.slug}</span>
            <Status item={item} />
          </div>
          <Branch nodes={children} label={`Below ${item.title}`} />
        </li>
      ))}
    </ul>
  );
}

async function allPages(): Promise<ListItem[]> {
  const pages: ListItem[] = [];
  for (let page = 1; ; page += 1) {
    const query = { sort: "title", page, pageSize: PAGES_PER_REQUEST };
    const { items, total } = await contentApi("pages").list(query);
    pages.push(...items);
    if (items.length === 0 || pages.length >= total) return pages;
  }
}
