import type { Plugin } from "vite";

/**
 * Modules that must not be in a browser's file. Vite replaces Node's own modules, and whatever a package keeps from
 * browsers, with `__vite-browser-external`.
 */
const SERVER_CODE = [
  /^node:|__vite-browser-external/,
  /\/src\/(platform|server)\/(?!isomorphic\/)/,
  /\/src\/app\/(?!(admin|essentials|shell)\/|(public-modals|site-events|site-features|start-client)\.)/,
  /\/src\/(commands|demo|starter)\/|\/src\/(main|env|routes|entry\.server)\.tsx?/,
  /\/src\/features\/[^/]+\/(api\/|(content|data|feature|routes)\.ts)/,
  /\/src\/(content|features)\/.*\/(definition|table|tables)\.ts/,
  /\/node_modules\/(@aws-sdk|@cantoo|@hono|@react-email|@remix-run|@simplewebauthn\/server|@zxcvbn-ts)\//,
  /\/node_modules\/(age-encryption|csv-parse|csv-stringify|drizzle-orm|feed|file-type|hono|html-to-text)\//,
  /\/node_modules\/(ical-generator|ipaddr\.js|isbot|libphonenumber-js|nodemailer|otpauth|pg|pg-boss)\//,
  /\/node_modules\/(pg-copy-streams|pino|prom-client|rate-limiter-flexible|sanitize-html|sharp|stripe)\//,
];

/** Fails the build if a file for browsers contains code that belongs on the server. */
export function onlyBrowserCode(): Plugin {
  return {
    name: "openward-only-browser-code",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? serverCodeIn(file) : [],
      );
      if (found.length > 0) this.error(`Browsers would be sent server code:\n${found.join("\n")}`);
    },
  };
}

/** @returns a line for each module of the server in the file */
function serverCodeIn({ fileName, modules }: { fileName: string; modules: object }): string[] {
  return Object.keys(modules)
    .filter((id) => SERVER_CODE.some((pattern) => pattern.test(id.replaceAll("\\", "/"))))
    .map((id) => `${id} in ${fileName}`);
}
