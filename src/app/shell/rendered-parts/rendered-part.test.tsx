import { type ReactNode, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { byteText } from "~/server/byte-text";
import { createPartMemory } from "./part-memory";
import { PagePartsContext, RenderedPart, type RenderedPartProps } from "./rendered-part";

const menus = {};
const rendered = vi.fn();

/** A part with an id that depends on its position, as in a menu. */
function Menu({ text }: { text: string }) {
  const id = useId();
  rendered(text);
  return (
    <header>
      <button type="button" aria-controls={id}>
        {text}
      </button>
      <ul id={id} />
    </header>
  );
}

function Page({ children, ...part }: Partial<RenderedPartProps> & { children: ReactNode }) {
  return (
    <>
      <p>Skip to the content</p>
      <RenderedPart dependsOn={[menus]} {...part}>
        {children}
      </RenderedPart>
      <main>Visiting hours</main>
    </>
  );
}

function pageRenderer() {
  const memory = createPartMemory();
  let pages = 0;
  return (page: ReactNode): string => {
    const parts = memory.forPage(`mark${pages++}`);
    return parts.finish(
      byteText(renderToStaticMarkup(<PagePartsContext value={parts}>{page}</PagePartsContext>)),
    );
  };
}

test("a part is rendered for one page and copied to the next, and both pages look as without the cache", () => {
  const render = pageRenderer();
  const page = (
    <Page>
      <Menu text="About us" />
    </Page>
  );
  const plain = renderToStaticMarkup(page);
  rendered.mockClear();

  expect([render(page), render(page), render(page)]).toEqual([plain, plain, plain]);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test.each([
  ["an object that it depends on is replaced", { dependsOn: [{}] }],
  ["its variant differs", { variant: "About us is marked" }],
])("a part is rendered again when %s", (_, changed) => {
  const render = pageRenderer();
  render(
    <Page>
      <Menu text="About us" />
    </Page>,
  );
  const page = (
    <Page {...changed}>
      <Menu text="About our hospital" />
    </Page>
  );
  expect(render(page)).toBe(renderToStaticMarkup(page));
});

test("a part that carries the nonce of its page is never copied", () => {
  const memory = createPartMemory();
  const render = (mark: string) => {
    const parts = memory.forPage(mark);
    const page = (
      <PagePartsContext value={parts}>
        <Page>
          <script nonce={mark} />
        </Page>
      </PagePartsContext>
    );
    return parts.finish(byteText(renderToStaticMarkup(page)));
  };
  expect(render("first")).toContain('nonce="first"');
  expect(render("second")).toContain('nonce="second"');
});
