import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { collectReads, noteStatement, PageReads, registerRead, registerTags, watchTable } from "./page-reads";

watchTable("watched_fox", "fox");
const { db } = await testDatabase({ migrated: false });
const collected = async (work: () => unknown) => {
  const reads = new PageReads();
  await collectReads(reads, async () => work());
  return { tags: [...reads.tags()], forgotten: reads.forgotten() };
};

test("reads registered while a page is rendered become its tags; reads outside of pages do not", async () => {
  registerTags("outside");
  noteStatement('select from "watched_fox"');
  const inside = await collected(async () => {
    registerTags("one", "two");
    await Promise.all([1, 2].map(async (id) => registerRead("fox", [`fox:${id}`])));
  });
  expect(inside).toEqual({ tags: ["one", "two", "fox:1", "fox:2"], forgotten: [] });
});

test("pages that are rendered at the same time are separate", async () => {
  const later = async (id: string) => {
    await db.execute("select 1");
    registerTags(id);
  };
  const both = await Promise.all([collected(() => later("a")), collected(() => later("b"))]);
  expect(both.map(({ tags }) => tags)).toEqual([["a"], ["b"]]);
});

test("a statement that reads a published table and registers nothing is detected, and the page depends on the whole type", async () => {
  await db.execute("create table watched_fox (id int)");
  const read = () => db.execute('select id from "watched_fox"');
  expect(await collected(read)).toEqual({ tags: ["fox"], forgotten: ["fox"] });
  // Each statement must register; another one's registration does not count.
  const half = await collected(async () => {
    await read();
    registerRead("fox", ["fox:1"]);
    await read();
  });
  expect(half).toEqual({ tags: ["fox:1", "fox"], forgotten: ["fox"] });
  const whole = await collected(async () => {
    await Promise.all([read(), read()]);
    registerRead("fox", ["fox:1"]);
    registerRead("fox", ["fox:2"]);
  });
  expect(whole).toEqual({ tags: ["fox:1", "fox:2"], forgotten: [] });
});

test("a page that depends on a whole type may read it any number of times", async () => {
  const all = await collected(async () => {
    registerRead("fox", ["fox"]);
    await db.execute('select a.id from "watched_fox" a join "watched_fox" b on true');
    await db.execute('select id from "watched_fox"');
  });
  expect(all).toEqual({ tags: ["fox"], forgotten: [] });
});
