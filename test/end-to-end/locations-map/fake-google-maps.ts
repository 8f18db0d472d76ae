import type { BrowserContext, Page } from "@playwright/test";

/** The page's calls of Google's map: by name, with their first argument. */
export type GoogleCall = [name: string, given: unknown];

/**
 * The part of Google's script that the map uses, following its documented interface: it draws nothing, records its
 * calls, and projects degrees to pixels as if the county filled the map.
 */
function fakeGoogleMaps(callback: string) {
  const calls: GoogleCall[] = [];
  const record = (name: string, given?: unknown) => void calls.push([name, given]);

  class FakeMap {
    zoom: number;
    constructor(
      readonly canvas: HTMLElement,
      options: { zoom: number },
    ) {
      this.zoom = options.zoom;
      record("Map", options);
      canvas.style.position = "relative";
    }
    addListener = (name: string, listener: () => void) => this.canvas.addEventListener(name, listener);
    getZoom = () => this.zoom;
    setZoom = (zoom: number) => {
      this.zoom = zoom;
      record("setZoom", zoom);
    };
    setCenter = (center: unknown) => record("setCenter", center);
    panTo = (center: unknown) => record("panTo", center);
    fitBounds = (bounds: unknown, padding: number) => record("fitBounds", { bounds, padding });
  }

  class OverlayView {
    static preventMapHitsAndGesturesFrom = (element: HTMLElement) =>
      element.addEventListener("click", (event) => event.stopPropagation());
    onAdd() {}
    draw() {}
    onRemove() {}
    map: FakeMap | null = null;
    getPanes = () => ({ overlayMouseTarget: this.map?.canvas });
    getProjection = () =>
      this.map && {
        fromLatLngToDivPixel: ({ lat, lng }: { lat: number; lng: number }) => ({
          x: (lng + 99.75) * 500,
          y: (41.6 - lat) * 700,
        }),
      };
    setMap(map: FakeMap | null) {
      this.map = map;
      if (!map) return this.onRemove();
      // Google draws later, when its own parts are ready.
      setTimeout(() => {
        this.onAdd();
        this.draw();
      });
    }
  }

  class InfoWindow {
    content: HTMLElement | undefined;
    setOptions = (options: unknown) => record("InfoWindow.setOptions", options);
    setPosition = (position: unknown) => record("InfoWindow.setPosition", position);
    setContent = (content: HTMLElement) => {
      this.content = content;
    };
    open = ({ map }: { map: FakeMap }) => this.content && map.canvas.append(this.content);
    close = () => this.content?.remove();
  }

  class LatLng {
    constructor(
      readonly lat: number,
      readonly lng: number,
    ) {}
  }

  class Size {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
  }

  const event = { addListenerOnce: () => {}, clearInstanceListeners: () => {} };
  Object.assign(window, {
    google: { maps: { Map: FakeMap, OverlayView, InfoWindow, LatLng, Size, event } },
    googleCalls: calls,
  });
  (window as unknown as Record<string, () => void>)[callback]?.();
}

/**
 * Serves the script above instead of Google's.
 * @returns the requested addresses, as they arrive
 */
export async function serveFakeGoogleMaps(context: BrowserContext): Promise<URL[]> {
  const requests: URL[] = [];
  await context.route("https://maps.googleapis.com/**", (route) => {
    const address = new URL(route.request().url());
    requests.push(address);
    const callback = JSON.stringify(address.searchParams.get("callback"));
    return route.fulfill({ contentType: "text/javascript", body: `(${fakeGoogleMaps})(${callback})` });
  });
  return requests;
}

export function googleCalls(page: Page): Promise<GoogleCall[]> {
  return page.evaluate(() => (window as unknown as { googleCalls: GoogleCall[] }).googleCalls);
}
