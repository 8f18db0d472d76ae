/** Who may import whom: docs/architecture.md, "Import rules". */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "nothing-imports-web",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(web/|commands/|main[.]ts$)" },
      to: { path: "^src/web/" },
    },
    {
      name: "platform-is-the-floor",
      severity: "error",
      from: { path: "^src/platform/" },
      to: { path: "^src/(web|domain|content|demo|ui)/" },
    },
    {
      name: "ui-knows-no-domain",
      severity: "error",
      from: { path: "^src/ui/" },
      to: { path: "^src/(web|domain|content|demo|platform)/" },
    },
    {
      name: "content-knows-no-domain",
      severity: "error",
      comment: "blocks render with ui; the engine itself stands on platform alone",
      from: { path: "^src/content/", pathNot: "[.]test[.]tsx?$" },
      to: { path: "^src/(web|domain|demo)/" },
    },
    {
      name: "domain-knows-no-screens",
      severity: "error",
      from: { path: "^src/domain/" },
      to: { path: "^src/(web|demo|ui)/" },
    },
    {
      name: "domains-meet-through-verbs-and-queries",
      severity: "error",
      from: { path: "^src/domain/([^/]+)/" },
      to: {
        path: "^src/domain/([^/]+)/",
        pathNot: ["^src/domain/$1/", "^src/domain/[^/]+/(queries|[a-z]+-[a-z-]+)[.]ts$"],
      },
    },
    {
      name: "only-main-knows-the-demo",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(demo/|commands/|main[.]ts$)|[.]test[.]tsx?$" },
      to: { path: "^src/demo/" },
    },
    {
      name: "public-code-without-admin-code",
      severity: "error",
      from: { path: "^src/(web/(public|shell|client|staff-toolbar)|ui)/|^src/web/root[.]tsx$" },
      to: { path: "^src/web/admin/|/(admin|editor)[.]tsx$" },
    },
    {
      name: "browser-code-without-server-code",
      severity: "error",
      comment: "components and client modules must not pull the database or Node into the browser bundle",
      from: { path: "^src/(ui|web/client)/" },
      to: { path: "^src/platform/|node_modules/(pg|drizzle-orm|pino|sharp|sanitize-html)/" },
    },
    {
      name: "browser-code-without-node",
      severity: "error",
      from: { path: "^src/(ui|web/client)/", pathNot: "[.]test[.]tsx?$" },
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
