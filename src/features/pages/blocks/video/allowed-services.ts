import { createContext } from "react";
import type { VideoServiceName } from "~/platform/isomorphic/video-services";

/** The services whose players the hospital allows; none by default. */
export const AllowedVideoServices = createContext<readonly VideoServiceName[]>([]);
