import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** An element as the server renders it inside a page. */
export function rendered(element: ReactElement): string {
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

export interface RenderedControl {
  name: string;
  tag: "input" | "select" | "textarea";
  attributes: Record<string, string>;
  /** The text of its label, including the asterisk of required fields. */
  label: string;
}

/** The named controls that a visitor fills in, in document order. */
export function controlsIn(html: string): RenderedControl[] {
  const labels = new Map(
    [...html.matchAll(/<label[^>]* for="([^"]+)"[^>]*>(.*?)<\/label>/gs)].map(([, id = "", inner = ""]) => [
      id,
      inner.replaceAll(/<[^>]+>/g, ""),
    ]),
  );
  return [...html.matchAll(/<(input|select|textarea)\b([^>]*)>/g)].flatMap(([, tag, text = ""]) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
    );
    const { name = "", type, id = "" } = attributes;
    if (!name || type === "hidden") return [];
    return [{ name, tag: tag as RenderedControl["tag"], attributes, label: labels.get(id) ?? "" }];
  });
}
