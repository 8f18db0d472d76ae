const KB = 1024;
const MB = 1024 * KB;

/** One request that a stranger can send. */
export interface Case {
  what: string;
  /** Default: GET. */
  method?: string;
  /** A function gives each request its own path. */
  path: string | ((n: number) => string);
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Number of connections. Default: 4. */
  atOnce?: number;
  /** Number of repetitions. Default: 5. */
  rounds?: number;
}

const URLENCODED = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
const PAGE = { ...URLENCODED, accept: "text/html" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=x", accept: "application/json" };
const JSON_TYPE = { "content-type": "application/json" };
const FORM = "/api/form/newsletter";

/** Repeats `piece` as often as it fits into `bytes` bytes. */
const fill = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const some = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join("");

/** The worst requests that a stranger can send within each limit. */
export const publicCases: Case[] = [
  ...formFields(),
  ...formParts(),
  ...pagesOfForms(),
  ...jsonBodies(),
  ...addresses(),
  ...headerCases(),
];

function formPost(
  what: string,
  body: string | Buffer,
  headers: Record<string, string> = URLENCODED,
  path = FORM,
): Case {
  return { what, path, headers, body, method: "POST" };
}

function formFields(): Case[] {
  return [
    formPost("form: a&a&a& of 58 kB", fill("a&", 58_000)),
    formPost("form: a&a&a& of 1 MB", fill("a&", MB)),
    formPost(
      "form: 1,000 fields, 500 kB",
      some(1_000, (n) => `f${n}=${"%C3%A9".repeat(84)}&`).slice(0, 512 * KB),
    ),
    formPost("form: 500 kB of plus signs", `a=${fill("+", 500 * KB)}`),
    formPost("form: 500 kB of broken escapes", `a=${fill("%zz", 500 * KB)}`),
    formPost("form: 128 kB in one field", `email=${fill("a@", 128 * KB)}`),
    formPost(
      "form: every field 128 kB of marks",
      some(4, (n) => `f${n}=${fill("\u0301\u0316", 31 * KB)}&`),
    ),
    formPost("captcha: 128 kB", `altcha=${fill("A", 128 * KB)}&email=a`),
    formPost("captcha: question of 128 kB", `human-question=${fill("A", 128 * KB)}&human-answer=1`),
  ];
}

function formParts(): Case[] {
  const film = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="scan"; filename="a.pdf"\r\n\r\n%PDF-'),
    Buffer.from(fill("\r\n--x1", 21 * MB)),
    Buffer.from("\r\n--x--\r\n"),
  ]);
  return [
    formPost(
      "parts: 19,000 in 1 MB",
      some(19_000, () => part("a", "1")),
      MULTIPART,
    ),
    formPost("parts: 1,000, 500 kB", `${some(1_000, (n) => part(`f${n}`, "v".repeat(450)))}--x--`, MULTIPART),
    formPost(
      "parts: headers of 2 kB",
      some(500, () => `--x\r\nContent-Disposition: form-data${"; a=b".repeat(390)}\r\n\r\n1\r\n`),
      MULTIPART,
    ),
    formPost("parts: a file of 21 MB of line breaks", film, MULTIPART, "/api/form/new-patient-primary-care"),
    formPost("parts: 1 MB without an end", `--x\r\n${fill("a", MB - 10)}`, MULTIPART),
  ];
}

/** Forms whose response is a page, and short forms. */
function pagesOfForms(): Case[] {
  return [
    formPost("page's form without script, 1 MB", fill("a&", MB), PAGE, "/newsletter"),
    formPost(
      "one-click link, 16 kB",
      fill("a&", 16 * KB),
      URLENCODED,
      `/api/newsletter/unsubscribe/${"a".repeat(43)}`,
    ),
    formPost("feedback, 16 kB", fill("a&", 16 * KB), URLENCODED, "/feedback"),
    ...["/newsletter", "/donate", "/forms/new-patient-primary-care"].map((path) =>
      formPost(`page of a refused form: ${path}`, "firstname=a&email=a", PAGE, path),
    ),
    formPost(
      "page of a refused form, 60 kB in 900 fields",
      some(900, (n) => `f${n}=${"v".repeat(60)}&`),
      PAGE,
      "/newsletter",
    ),
    formPost(
      "page of a refused form, 128 kB in one field",
      `email=${fill("<&\"'", 128_000)}`,
      PAGE,
      "/newsletter",
    ),
  ];
}

function jsonBodies(): Case[] {
  const json = (what: string, path: string, body: string) => ({
    what,
    path,
    body,
    method: "POST",
    headers: JSON_TYPE,
  });
  const signIn = "/api/admin/session";
  return [
    json("JSON: 32,000 levels deep", signIn, fill("[", 64 * KB)),
    json(
      "JSON: as many names as possible",
      signIn,
      `{${some(6_000, (n) => `"k${n}":1,`)}"z":1}`.slice(0, 64 * KB),
    ),
    json(
      "JSON: a password of 60 kB",
      signIn,
      JSON.stringify({ email: "a@b.example", password: "\u0301\u0316".repeat(15_000) }),
    ),
    json(
      "JSON: a password of 1,000 marks",
      signIn,
      JSON.stringify({ email: "a@b.example", password: "\u0301\u0316".repeat(500) }),
    ),
    json(
      "error report of 24 kB",
      "/api/error",
      JSON.stringify({
        token: "t",
        error_detail: JSON.stringify({ error: "at (".repeat(5_000), url: "/", userAgent: "x" }),
      }),
    ),
    json("webhook of 1 MB", "/webhooks/sandbox", fill('{"a":', MB)),
    json("JSON: array of 30,000 numbers", signIn, `{"email":[${fill("1,", 60 * KB)}1],"password":""}`),
    json("JSON: a number of 60,000 digits", signIn, `{"email":${"9".repeat(60_000)},"password":1e999}`),
    json(
      "sign-in: a password of 200 letters",
      signIn,
      JSON.stringify({ email: "b@b.example", password: "Tr0ub4dor&3 ".repeat(17).slice(0, 200) }),
    ),
    json("error report: 64 kB of names", "/api/error", `{${some(5_000, (n) => `"k${n}":"",`)}"token":"t"}`),
    json(
      "error report: an address like an email",
      "/api/error",
      JSON.stringify({
        token: "t",
        error_detail: JSON.stringify({
          error: { name: "E", message: "a".repeat(7_900), stack: "x@".repeat(3_900) },
          url: "https://h.example/",
          userAgent: "Mozilla",
          screenWidth: 1,
          screenHeight: 1,
        }),
      }),
    ),
  ];
}

function addresses(): Case[] {
  const text = (letters: string) =>
    encodeURIComponent(letters)
      .slice(0, 7_900)
      .replace(/%[^%]{0,1}$/, "");
  return [
    { what: "search: 8 kB of words", path: `/api/search?q=${text("knee pain ".repeat(800))}` },
    { what: "search: 8 kB of marks", path: `/api/search?q=${text("a\u0301\u0316".repeat(800))}` },
    { what: "search: quotes and signs", path: `/api/search?q=${text(`"'(&|!:*<->`.repeat(300))}` },
    { what: "suggestions: 8 kB", path: `/api/search/suggest?q=${text("cardiolgy ".repeat(800))}` },
    { what: "providers: 8 kB", path: `/api/provider?q=${text("smiht ".repeat(800))}` },
    { what: "page: 2,600 parameters", path: `/about-us?${fill("a&", 7_800)}` },
    { what: "page: a path of 8 kB", path: `/${fill("a/", 8_000)}` },
    { what: "page: a path of escapes", path: `/${fill("%C3%A9", 8_000)}` },
    { what: "page=1e99 of a search", path: "/api/search?q=knee&page=1e99" },
    { what: "page=1e99 of a list", path: "/newsroom?page=1e99" },
    { what: "page of a search, 8 kB of words", path: `/search/?q=${text("knee pain ".repeat(800))}` },
    { what: "page of the finder, 8 kB of words", path: `/provider-search?q=${text("smiht ".repeat(800))}` },
    { what: "offline essentials", path: "/essentials" },
    { what: "data of a page, 8 kB of routes", path: `/about-us.data?_routes=${text("root,".repeat(1_500))}` },
    { what: "calendar of classes by dates", path: `/api/class?from=${text("9".repeat(4_000))}` },
  ];
}

function headerCases(): Case[] {
  const of = (what: string, name: string, value: string, path = "/about-us"): Case => ({
    what,
    path,
    headers: { [name]: value },
  });
  const most = 12_000;
  return [
    of("cookies: 6,000 names", "cookie", fill("a;", most), "/donate/again"),
    of("cookie of 12 kB", "cookie", `openward_gift=${fill("%41", most)}`, "/donate/again"),
    of("Accept-Encoding of 12 kB", "accept-encoding", fill("br ;q", most)),
    of("Accept-Encoding of spaces", "accept-encoding", `br${fill(" ", most)}x`),
    of("Accept of 12 kB", "accept", fill("text/html;q=0.", most)),
    of("Accept-Language of 12 kB", "accept-language", fill("en;q=0.1,", most)),
    of("Range of 12 kB", "range", `bytes=${fill("0-1,", most)}`, "/files/none"),
    of("If-None-Match of 12 kB", "if-none-match", fill('W/"a",', most)),
    of("If-None-Match of a file", "if-none-match", fill('W/"a",', most), "/favicon.svg"),
    {
      what: "2,000 headers",
      path: "/about-us",
      headers: Object.fromEntries(Array.from({ length: 1_900 }, (_, n) => [`x${n}`, ""])),
    },
    of("Forwarded-For of 12 kB", "x-forwarded-for", fill("1.1.1.1,", most)),
    of("User-Agent of 12 kB", "user-agent", fill("Mozilla/5.0 (", most)),
    of("Authorization of 12 kB", "authorization", `Bearer ${fill("a", most)}`, "/api/admin/session"),
    of("Idempotency-Key of 12 kB", "idempotency-key", fill("a", most)),
  ];
}
