import { Pagination } from "@mantine/core";

/** The way through a long list. */
export function PagesOf({
  total,
  pageSize,
  page,
  onChange,
}: {
  total: number;
  pageSize: number;
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
      getControlProps={(control) => ({ "aria-label": `${control} page` })}
    />
  );
}
