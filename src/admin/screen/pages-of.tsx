import { Pagination } from "@mantine/core";

/** Pagination of a long list; empty if it fits on one page. */
export function PagesOf({
  total,
  pageSize,
  page,
  onChange,
}: {
  total: number;
  pageSize: number;
  /** From 1. */
  page: number;
  onChange(page: number): void;
}) {
  if (total <= pageSize) return null;
  return (
    <Pagination
      mt="md"
      value={page}
      total={Math.ceil(total / pageSize)}
      onChange={onChange}
      getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
      getControlProps={(control) => ({
        "aria-label": `${control.charAt(0).toUpperCase()}${control.slice(1)} page`,
      })}
    />
  );
}
