import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { serviceWorker } from "./src/web/assets/service-worker.ts";

/**
 * What the browser is sent in one piece. Left alone, the bundler cuts by who shares what, and a page needs three dozen small
 * files; here it cuts by when something is needed.
 */
const pieces = [
  // Runs with every page, before the application: requests, errors, the store, and of React only what the store needs.
  {
    name: "start",
    test: anyOf(
      /node_modules\/(react|zustand)\//,
      /src\/web\/client\/(environment|request|specialties|store)\//,
      /src\/web\/client\/(errors\/(?!react-errors\.)|start\/(?!application\.))/,
      /src\/ui\/events\/(emit|opening-events)\./,
      /vite\/preload-helper/,
    ),
    priority: 3,
  },
  // React for documents, the router, and what starts them.
  {
    name: "framework",
    test: anyOf(
      /node_modules\/(react-dom|react-router|scheduler)\//,
      /src\/web\/client\/(errors\/react-errors|start\/application)\./,
    ),
    priority: 2,
  },
  // What stands around every public page, and the one public style sheet: a page waits for one answer instead of four.
  {
    name: "site",
    test: anyOf(
      /src\/(ui(?!\/lightbox)|content|web\/(forms|public|shell))\/.*\.css$/,
      /src\/web\/(client|shell)\/(?!tracking\/start-tracking|consent\/consent-banner)/,
      /src\/ui\/(alert|button|events|icon|link|loader|phone|picture|search-form|section|visually-hidden)\//,
    ),
    priority: 1,
  },
  // The staff's style sheet comes with their screens.
  { name: "admin", test: anyOf(/src\/web\/admin\/.*\.css$/, /node_modules\/@mantine\/.*\.css$/) },
];

/**
 * Packages of hundreds of files, of which the server uses a few: in the bundle, every start reads those alone. The others stay where they are
 * installed, above all whatever finds its own files or is not JavaScript.
 */
const bundled = [
  /^@react-email\/(?!render$)/,
  /^@(mantine|tanstack|dnd-kit)\//,
  /^(@date-fns\/tz|date-fns|drizzle-orm|healthicons-react|libphonenumber-js|lucide-react|react-transition-group|stripe)(\/|$)/,
];

function anyOf(...patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

export default defineConfig({
  plugins: [reactRouter(), serviceWorker()],
  resolve: { tsconfigPaths: true },
  build: {
    // A data: address would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pieces } } } } },
    // The server bundle starts at the program's entry, which imports the routes: one bundle, one command.
    ssr: {
      build: { rolldownOptions: { input: "src/main.ts" } },
      resolve: { noExternal: bundled },
    },
  },
});
