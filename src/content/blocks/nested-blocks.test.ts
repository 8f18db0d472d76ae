import { describe, expect, test } from "vitest";
import { blocks } from "../fields/blocks";
import { leafFields } from "../fields/leaf-fields";
import type { Block } from "./block";

const field = blocks({ label: "Content" });
const image = "5f0f7b52-4d1f-4a79-8a5e-0d8f7d7f5a01";

const text = (html: string, id?: string): Block => ({ type: "richText", ...(id && { id }), props: { html } });
const columns = (...first: Block[]): Block => ({ type: "columns", props: { first } });
const section = (...content: Block[]): Block => ({ type: "section", props: { content } });
const hero: Block = { type: "hero", props: { heading: "Parking", image } };

const parse = (value: unknown) => field.schema.parse(value);
const complaints = (value: unknown) =>
  field.schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("blocks within blocks", () => {
  test("are validated and sanitized like those on the page", () => {
    expect(parse([section(columns(text("<p>Free<script>x</script></p>")))])).toMatchObject([
      { props: { content: [{ props: { first: [{ type: "richText", props: { html: "<p>Free</p>" } }] } }] } },
    ]);
    expect(complaints([section({ type: "richText", props: { html: 7 } })])?.[0]).toMatch(
      /^0\.props\.content\.0\.props\.html: /,
    );
  });

  test("are at most three levels deep", () => {
    const deepest = [section(columns(text("<p>Here</p>")))];
    expect(complaints(deepest)).toBeUndefined();
    const deeper = [section(columns(columns(text("<p>Too deep</p>"))))];
    expect(complaints(deeper)).toEqual(
      expect.arrayContaining([expect.stringContaining("0.props.content.0.props.first.0.props.first.0: ")]),
    );
  });

  test("have the room they need", () => {
    expect(complaints([hero])).toBeUndefined();
    expect(complaints([section(hero)])).toEqual([
      "0.props.content.0: “Opening of a page” can only be placed directly on a page.",
    ]);
    expect(complaints([columns({ type: "specialtyGrid", props: {} })])).toEqual([
      "0.props.first.0: “All specialties” can only be placed on a page or in a section, not in a column.",
    ]);
  });

  test("of an unknown kind are kept unchanged, slot or not", () => {
    const odd = { type: "hologram", props: { id: "h1", depth: 3 } };
    const [outer, last] = parse([columns(odd), odd]);
    expect(last).toEqual(odd);
    expect((outer as Block).props.first).toEqual([odd]);
  });

  test("provide their words, references, and fields, named by their place", () => {
    const value = parse([section(text("<p>Sand</p>"), columns(text("<p>Lantern</p>")))]);
    expect(field.words(value)).toBe("Sand\nLantern");
    const withPicture = [section({ type: "campaign", props: { heading: "Goal", image } })];
    expect(field.references(withPicture)).toEqual([{ type: "image", id: image }]);
    const paths = leafFields({ blocks: field }, { blocks: value }).map(({ path }) => path);
    expect(paths).toContain("blocks.0.props.content.1.props.first.0.props.html");
    expect(paths.filter((path) => path.endsWith(".content"))).toEqual([]);
  });
});

describe("ids", () => {
  const idsOf = (value: readonly Block[]): (string | undefined)[] =>
    value.flatMap((block) => [
      block.id,
      ...idsOf([...((block.props.first ?? []) as Block[]), ...((block.props.content ?? []) as Block[])]),
    ]);

  test("are created if missing, the same ones each time, and never twice", () => {
    const posted = [
      text("<p>1</p>"),
      columns(text("<p>2</p>", "mine"), text("<p>3</p>")),
      text("<p>4</p>", "mine"),
    ];
    const parsed = parse(posted);
    expect(idsOf(parsed)).toEqual(["richText-1", "columns-1", "mine", "richText-2", "richText-3"]);
    expect(idsOf(parse(posted))).toEqual(idsOf(parsed));
    expect(parse(parsed)).toEqual(parsed);
  });

  test("stay with their blocks when these move", () => {
    const [one, two] = parse([text("<p>1</p>"), text("<p>2</p>")]) as [Block, Block];
    expect(idsOf(parse([text("<p>0</p>"), two, one]))).toEqual(["richText-3", "richText-2", "richText-1"]);
  });

  test("that an editor stores among the props are the blocks' own", () => {
    expect(parse([{ type: "richText", props: { id: "r7", html: "<p>1</p>" } }])[0]).toMatchObject({
      id: "r7",
      props: { html: "<p>1</p>" },
    });
  });
});
