// Runs in the head of every public page, before the page is shown. A plain file, because its text is in the page.

const { typeface, entry, modules, needsApp, events } = document.currentScript.dataset;

// If the browser has cached the typeface, the page is shown in it. Otherwise the page starts with the
// fallback, and the typeface is fetched after the page: soon on a fast connection, or if the browser does not
// describe the connection (typeface.ts).
let kept = null;
try {
  kept = localStorage.getItem("typeface");
} catch {
  // Storage is blocked.
}
if (kept === typeface) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: typeface });
  document.head.append(link);
} else {
  const { connection } = navigator;
  const isQuick =
    !connection || (connection.effectiveType === "4g" && connection.rtt <= 100 && !connection.saveData);
  document.documentElement.dataset.typeface = isQuick ? "soon" : "later";
}

// The start script comes when the page has been shown, or at the first interaction. It takes what is held until then.
if (entry) {
  const held = [];
  const stopped = new AbortController();
  let isRequested = false;

  const request = () => {
    if (isRequested) return;
    isRequested = true;
    const preloads = document.getElementById(modules);
    if (preloads) document.head.append(preloads.content.cloneNode(true));
    import(entry).catch(release);
  };
  const release = () => {
    stopped.abort();
    const pressed = held.find((event) => event.defaultPrevented)?.target.closest("a,[type=submit]");
    if (pressed?.href) location.assign(pressed.href);
    else pressed?.form?.submit();
  };
  const hold = (event) => {
    held.push(event);
    request();
  };
  const holdClick = (event) => {
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (isPlain && event.target.closest?.(needsApp)) event.preventDefault();
    hold(event);
  };
  const on = (name, act) => addEventListener(name, act, { capture: true, signal: stopped.signal });
  for (const name of events.split(" ")) on(name, name === "click" ? holdClick : hold);
  window.heldByFirstScript = { held, stop: () => stopped.abort() };

  const isUrgent = location.hash || history.state || document.prerendering;
  addEventListener("load", isUrgent ? request : () => requestAnimationFrame(() => setTimeout(request)));
}
