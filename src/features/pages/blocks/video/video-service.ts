import { PLAYER_ORIGINS, type VideoServiceName } from "~/platform/isomorphic/video-services";

export interface ServiceVideo {
  service: VideoServiceName;
  /** The name of the service. */
  label: string;
  /** The address of the player. It starts immediately, because the visitor pressed the picture. */
  player: string;
}

const YOUTUBE = /^[\w-]{11}$/;
const VIMEO = /^\/(?:video\/)?(\d{1,15})(?:\/([0-9a-f]{6,40}))?$/;

/** The service and video of an address; null for any other address. */
export function videoService(href: string): ServiceVideo | null {
  const url = URL.parse(href);
  if (url?.protocol !== "https:") return null;
  const host = url.hostname.replace(/^(www|m)\./, "");
  if (host === "youtu.be") return youtube(url.pathname.slice(1));
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return youtube(url.searchParams.get("v") ?? url.pathname.replace(/^\/(embed|shorts|live)\//, ""));
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(url);
  return null;
}

function youtube(id: string): ServiceVideo | null {
  if (!YOUTUBE.test(id)) return null;
  const player = `${PLAYER_ORIGINS.youtube}/embed/${id}?autoplay=1&rel=0`;
  return { service: "youtube", label: "YouTube", player };
}

function vimeo({ pathname, searchParams }: URL): ServiceVideo | null {
  const [, id, key = searchParams.get("h")] = VIMEO.exec(pathname) ?? [];
  if (!id) return null;
  const parameters = new URLSearchParams(key ? { h: key } : {});
  parameters.set("autoplay", "1");
  parameters.set("dnt", "1");
  return { service: "vimeo", label: "Vimeo", player: `${PLAYER_ORIGINS.vimeo}/video/${id}?${parameters}` };
}
