import { Button } from "@mantine/core";
import { Plus, SearchX, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import { isNarrowed, type ListView } from "../../records/list-address";
import { lowered } from "../words";
import styles from "./list-screen.module.css";

export interface EmptyListProps {
  type: TypeDescription;
  view: ListView;
  onShowAll(): void;
}

/** Says that nothing is shown, why, and what to do next. */
export function EmptyList({ type, view, onShowAll }: EmptyListProps) {
  const many = lowered(type.label.many);
  if (view.status === "trashed" && !view.q) {
    return (
      <Empty
        icon={<Trash2 aria-hidden />}
        title="The trash is empty"
        text={`Trashed ${many} stay here until someone restores them.`}
      >
        <Button variant="default" onClick={onShowAll}>
          Back to all {many}
        </Button>
      </Empty>
    );
  }
  if (isNarrowed(view)) {
    return (
      <Empty
        icon={<SearchX aria-hidden />}
        title="Nothing matches"
        text="Try fewer or different words, or remove a filter."
      >
        <Button variant="default" onClick={onShowAll}>
          Show all {many}
        </Button>
      </Empty>
    );
  }
  return (
    <Empty
      icon={<Plus aria-hidden />}
      title={`No ${many} yet`}
      text={
        type.forStaffOnly
          ? `${type.list.belongsHere} Only staff see them.`
          : `${type.list.belongsHere} Visitors see a record only after you publish it.`
      }
    >
      {type.can.create && (
        <Button component={Link} to={`/admin/${type.apiName}/new`}>
          Write the first {lowered(type.label.one)}
        </Button>
      )}
      {type.can.import && (
        <Button component={Link} to={`/admin/${type.apiName}/import`} variant="default">
          Import a spreadsheet
        </Button>
      )}
    </Empty>
  );
}

interface EmptyProps {
  icon: React.ReactNode;
  title: string;
  text: string;
  children: React.ReactNode;
}

function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>{icon}</span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
