/** The import rules: docs/architecture.md, "The rules". */
const { features } = require("./src/features.ts");

/** Code that runs in the browsers of visitors. */
const PUBLIC_CODE =
  "^src/(ui|site|app/shell|features/[^/]+/(shared/)?site)/|^src/(root|entry[.]client)[.]tsx$";
const TESTS = "[.]test[.]tsx?$";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "platform-imports-only-itself",
      severity: "error",
      from: { path: "^src/platform/" },
      to: { path: "^src/", pathNot: "^src/platform/" },
    },
    {
      name: "isomorphic-code-imports-only-itself",
      severity: "error",
      comment: "browsers and the server both run it",
      from: { path: "^src/(platform|server)/isomorphic/" },
      to: { pathNot: "^src/(platform|server)/isomorphic/" },
    },
    {
      name: "ui-imports-only-itself",
      severity: "error",
      comment: "and the limits that forms and the server share",
      from: { path: "^src/ui/" },
      to: { path: "^src/", pathNot: "^src/(ui|platform/isomorphic)/" },
    },
    {
      name: "content-imports-only-ui-and-platform",
      severity: "error",
      from: { path: "^src/content/", pathNot: TESTS },
      to: { path: "^src/", pathNot: "^src/(content|ui|platform|features[.]ts)" },
    },
    {
      name: "kits-name-no-feature",
      severity: "error",
      from: { path: "^src/(server|site|admin)/", pathNot: TESTS },
      to: { path: "^src/(features|app)/" },
    },
    {
      name: "server-kit-imports-no-browser-kit",
      severity: "error",
      from: { path: "^src/server/", pathNot: TESTS },
      to: { path: "^src/(site|admin)/" },
    },
    {
      name: "site-and-admin-do-not-meet",
      severity: "error",
      from: { path: "^src/(site|features/[^/]+/(shared/)?site)/" },
      to: { path: "^src/(admin|features/[^/]+/(shared/)?(admin|api))/" },
    },
    {
      name: "only-the-entries-import-app",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: `^src/(app/|commands/|(main|routes|root|entry[.].*)[.]tsx?$)|${TESTS}`,
      },
      to: { path: "^src/(app|commands)/" },
    },
    {
      name: "only-commands-import-the-demo",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/(demo/|commands/|main[.]ts$)|${TESTS}` },
      to: { path: "^src/demo/" },
    },
    {
      name: "only-commands-and-the-demo-import-the-starter",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/(starter/|demo/|commands/|main[.]ts$)|${TESTS}` },
      to: { path: "^src/starter/" },
    },
    ...features.slice(0, -1).map((name, index) => ({
      name: `${name}-imports-lower-features`,
      severity: "error",
      from: { path: `^src/features/${name}/`, pathNot: TESTS },
      to: { path: `^src/features/(${features.slice(index + 1).join("|")})/` },
    })),
    {
      name: "features-meet-in-shared-folders",
      severity: "error",
      comment: "what a feature offers to others is in its folder shared/",
      from: { path: "^src/features/([^/]+)/", pathNot: TESTS },
      to: { path: "^src/features/", pathNot: "^src/features/($1|[^/]+/shared)/" },
    },
    {
      name: "public-code-without-admin-code",
      severity: "error",
      from: { path: PUBLIC_CODE },
      to: { path: "^src/(admin|features/[^/]+/(shared/)?admin)/|/(admin|editor)[.]tsx$" },
    },
    {
      name: "browser-code-without-server-code",
      severity: "error",
      comment: "components and client modules must not pull the database or Node into the browser bundle",
      from: { path: "^src/(ui|site/browser)/" },
      to: { path: "^src/platform/(?!isomorphic/)|node_modules/(pg|drizzle-orm|pino|sharp|sanitize-html)/" },
    },
    {
      name: "browser-code-imports-types-of-the-api-only",
      severity: "error",
      comment:
        "types of requests and responses are erased; values would bring Zod and the server into the browser",
      from: {
        path: "^src/(admin|site/browser)/|^src/features/[^/]+/(shared/|personal-data/)?admin/",
        pathNot: `^src/features/[^/]+/api/|${TESTS}`,
      },
      to: {
        path: "^src/server/(api|admin-api)/|^src/features/[^/]+/(shared/|personal-data/)?api/|^src/content/item-schemas[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "browser-code-without-node",
      severity: "error",
      from: { path: "^src/(ui|site/browser)/", pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types"] },
  },
};
