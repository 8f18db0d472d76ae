import { useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import type { AnswerOf } from "~/site/browser/request/client";

export type Topic = AnswerOf<"get", "/api/admin/search/topics">["topics"][number];

/** The published search topics, and which of them are suggested for searches without results. */
export function useTopics() {
  return useQuery({
    queryKey: ["search", "topics"],
    queryFn: () => api.get("/api/admin/search/topics"),
  });
}

/** “Heart care” */
export function topicLabel({ name }: Topic): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
