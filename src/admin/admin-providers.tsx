import { MantineProvider } from "@mantine/core";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { type CcmsConfig, CcmsConfigContext, requireConfig } from "./ccms-config";
import { keepFocus } from "./frame/keep-focus";
import { watchPresses } from "./frame/watch-presses";
import { queryClient } from "./requests/query-client";
import { shareStyleNonce, styleNonce } from "./theme/style-nonce";
import { inks, theme } from "./theme/theme";
import { useAdminColorScheme } from "./theme/use-admin-color-scheme";

export interface AdminProvidersProps {
  ccmsConfig: CcmsConfig | null | undefined;
  children: ReactNode;
}

/**
 * The context of every admin screen: configuration, theme, query cache, dialogs, notifications.
 * @throws Error without a configuration
 */
export function AdminProviders({ ccmsConfig, children }: AdminProvidersProps) {
  useState(shareStyleNonce);
  useEffect(watchPresses, []);
  useEffect(keepFocus, []);
  const colorScheme = useAdminColorScheme();
  return (
    <CcmsConfigContext value={requireConfig(ccmsConfig)}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          forceColorScheme={colorScheme}
          getStyleNonce={styleNonce}
          cssVariablesResolver={inks}
        >
          <ModalsProvider>
            <Notifications position="bottom-right" limit={3} />
            {children}
          </ModalsProvider>
        </MantineProvider>
      </QueryClientProvider>
    </CcmsConfigContext>
  );
}
