const NO_STYLES = "\0no-styles";

/**
 * Lets a script import components: their style sheets are empty. Vite's own handling of style modules needs a build or a
 * development server.
 *
 * @type {import("vite").Plugin}
 */
export const withoutStyles = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? "export default {}" : undefined),
};
