import { statfs } from "node:fs/promises";

/** Free and total space of a disk. Sizes in bytes. */
export interface DiskSpace {
  size: number;
  /** Space that a user other than root may still use. */
  free: number;
  /** The share of file entries still free, from 0 to 1; 1 on file systems without a limit. */
  freeFiles: number;
}

/**
 * Space on the disk that contains a path.
 * @throws the system's error if the path does not exist
 */
export async function diskSpace(path: string): Promise<DiskSpace> {
  const { blocks, bsize, bavail, files, ffree } = await statfs(path);
  return {
    size: blocks * bsize,
    free: bavail * bsize,
    freeFiles: files > 0 ? ffree / files : 1,
  };
}
