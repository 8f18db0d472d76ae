import type { ContentType } from "../define-content-type";

/** Whether records of the type have a page that a preview link can show. The address of an uploaded file is no page. */
export function hasPreviewLinks({ addressPrefix, uploaded, forStaffOnly }: ContentType): boolean {
  return addressPrefix !== undefined && !uploaded && !forStaffOnly;
}
