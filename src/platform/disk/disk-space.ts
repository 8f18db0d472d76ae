import { statfs } from "node:fs/promises";

/** What a disk has room for. Sizes in bytes. */
export interface DiskSpace {
  size: number;
  /** What a user who is not root may still write. */
  free: number;
  /** The part of all files that may still be made, from 0 to 1; 1 on file systems without a limit. */
  freeFiles: number;
}

/**
 * Room on the disk that holds a path.
 * @throws the system's error where there is no such path
 */
export async function diskSpace(path: string): Promise<DiskSpace> {
  const { blocks, bsize, bavail, files, ffree } = await statfs(path);
  return {
    size: blocks * bsize,
    free: bavail * bsize,
    freeFiles: files > 0 ? ffree / files : 1,
  };
}
