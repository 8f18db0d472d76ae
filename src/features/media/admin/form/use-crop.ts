import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Editor } from "~/admin/content/form/use-editor";
import { notifyDone } from "~/admin/screen/notify";
import { ReadableError } from "~/site/browser/request/failure";
import { cropPicture } from "../media-api";
import { PICTURES } from "../media-kind";
import type { Crop } from "./crop";

/** Crops the picture of the form, or with null resets it, everywhere on the site. */
export function useCrop({ keeper, current, follow }: Editor, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(crop: Crop | null) {
      if (!(await keeper.flush()))
        throw new ReadableError("The form has changes that could not be saved. Correct them first.");
      const { revision } = keeper.state();
      return cropPicture({ id: current()?.id ?? "", revision }, crop);
    },
    async onSuccess(cropped, crop) {
      follow(cropped);
      notifyDone(
        crop
          ? "Cropped. Every page that uses the picture shows the crop."
          : "The whole picture is shown again.",
      );
      onDone();
      await queries.invalidateQueries({ queryKey: ["content", PICTURES.apiName], refetchType: "none" });
    },
  });
}
