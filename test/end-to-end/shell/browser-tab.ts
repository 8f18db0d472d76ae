import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { temporaryDirectory } from "../../temporary-directory";

interface Message {
  id?: number;
  method?: string;
  params: { sessionId: string; targetInfo: { type: string } };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** A tab of a browser that may prerender, which Playwright's own sessions prevent. */
export interface BrowserTab {
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page that the tab shows. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves the mouse to the element that the selector matches, and leaves it there. */
  pointAt(selector: string): Promise<void>;
  /** Presses the mouse where it is. */
  press(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a separate browser, with an empty profile. */
export async function openTab(): Promise<BrowserTab> {
  const profile = await temporaryDirectory("openward-profile-");
  const browser = spawn(process.env.CHROMIUM_PATH || chromium.executablePath(), [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--window-size=1366,900",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    "about:blank",
  ]);
  const socket = new WebSocket(await addressOf(browser));
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const { send, shownPage } = connect(socket);
  const { targetInfos } = await send("Target.getTargets", { filter: [{}] });
  const tab = (targetInfos as { type: string; targetId: string }[]).find(({ type }) => type === "tab");
  const { sessionId } = await send("Target.attachToTarget", { targetId: tab?.targetId, flatten: true });
  // Through the tab, so that the page which it shows may be replaced by a prerendered one.
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send("Target.setAutoAttach", follow, String(sessionId));

  const inPage = async (method: string, params: object) => send(method, params, await shownPage());
  let mouse = { x: 0, y: 0 };
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result } = await inPage("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return (result as { value: Value }).value;
  };
  return {
    async open(address) {
      await inPage("Page.navigate", { url: address });
    },
    evaluate,
    async pointAt(selector) {
      mouse = await evaluate(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`);
      await inPage("Input.dispatchMouseEvent", { type: "mouseMoved", x: mouse.x, y: mouse.y });
    },
    async press() {
      const press = { x: mouse.x, y: mouse.y, button: "left", clickCount: 1 };
      await inPage("Input.dispatchMouseEvent", { type: "mousePressed", ...press });
      // The page that is left may not acknowledge this.
      void inPage("Input.dispatchMouseEvent", { type: "mouseReleased", ...press }).catch(() => {});
    },
    async close() {
      const closed = new Promise((resolve) => browser.once("exit", resolve));
      // Not by a signal: Debian's program is a script, and would end without its browser.
      socket.send(JSON.stringify({ id: 0, method: "Browser.close" }));
      await closed;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    browser.once("exit", () => reject(new Error(`The browser did not start: ${printed}`)));
    browser.stderr?.on("data", (chunk) => {
      printed += chunk;
      const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
      if (address) resolve(address);
    });
  });
}

/** Sends commands of the DevTools protocol, and follows which page the tab shows. */
function connect(socket: WebSocket) {
  const waiting = new Map<number, { sessionId?: string; settle(message: Message): void }>();
  const pages = new Set<string>();
  let count = 0;

  socket.addEventListener("message", ({ data }) => {
    const { method, ...message } = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.settle({ method, ...message });
    const { sessionId, targetInfo } = message.params ?? {};
    if (method === "Target.attachedToTarget" && targetInfo.type === "page") pages.add(sessionId);
    if (method === "Target.detachedFromTarget") {
      pages.delete(sessionId);
      for (const command of waiting.values())
        if (command.sessionId === sessionId)
          command.settle({ params: message.params, error: { message: "The page is gone." } });
    }
  });

  async function send(
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<Record<string, unknown>> {
    count += 1;
    const id = count;
    const answer = new Promise<Message>((settle) => waiting.set(id, { sessionId, settle }));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /**
   * The session of the page that the tab shows. The others are of pages that it prerenders: a prerendered page that is
   * shown may prerender further ones.
   */
  async function shownPage(): Promise<string> {
    for (const sessionId of pages) {
      const isAhead = await send("Runtime.evaluate", { expression: "document.prerendering" }, sessionId)
        .then(({ result }) => (result as { value: boolean }).value)
        .catch(() => true);
      if (!isAhead) return sessionId;
    }
    throw new Error("The tab shows no page now.");
  }

  return { send, shownPage };
}
