import { createContext } from "react";
import type { VideoServiceName } from "~/platform/isomorphic/video-services";

/** The services whose players the hospital lets its pages show; none without a setting. */
export const AllowedVideoServices = createContext<readonly VideoServiceName[]>([]);
