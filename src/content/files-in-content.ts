import { sql } from "drizzle-orm";
import { avifOf } from "~/platform/isomorphic/avif-of";
import type { FileNames } from "~/platform/storage/named-file";

interface Row extends Record<string, unknown> {
  id: string;
  type: string;
  title: string;
  key: string;
  hasTwin: boolean;
}

/**
 * Files that content records refer to: in the working copy of every record, in its public version, and in the
 * version to which it returns when taken out of the trash. A file's address counts in any field, so a page
 * that links to a file is included. Older revisions are not included: their files are kept and copied, but a
 * site that lost one of them still shows everything.
 */
export const filesInContent: FileNames = {
  async named(db) {
    const { rows } = await db.execute<Row>(sql`
      with state as (
        select id, type, title, data from content_item where data::text like '%/files/%'
        union all
        select item.id, item.type, item.title, old.data
        from content_item item join content_revision old on old.item_id = item.id
        where old.revision in (item.published_revision, item.withdrawn_revision)
          and old.revision <> item.revision and old.data::text like '%/files/%'
      ), address as (
        select id, type, title, data,
          (regexp_matches(data::text, '["'']/files/([0-9a-f]{32}\\.[a-z0-9]{2,5})', 'g'))[1] as key
        from state
      )
      select distinct id, type, title, key,
        key like '%.webp'
          and '/files/' || key in (data ->> 'thumbSrc', data ->> 'mediumSrc', data ->> 'largeSrc') as "hasTwin"
      from address`);
    return rows.flatMap(({ id, type, title, key, hasTwin }) => {
      const record = { id, type, title };
      // Pages use the AVIF version of a variant without a field for it.
      return hasTwin
        ? [
            { key, record },
            { key: avifOf(key), record },
          ]
        : [{ key, record }];
    });
  },
};
