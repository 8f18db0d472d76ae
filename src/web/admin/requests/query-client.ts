import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";

/** What the server refused stays refused; only a lost connection is worth another try. */
const isRefusal = (error: unknown) => error instanceof ApiError;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (count, error) => !isRefusal(error) && count < 2 },
    mutations: { retry: false },
  },
});
