import { createContext } from "react";
import type { VideoServiceName } from "~/platform/isomorphic/video-services";

/** The video services whose players the hospital allows. None by default. */
export const AllowedVideoServices = createContext<readonly VideoServiceName[]>([]);
