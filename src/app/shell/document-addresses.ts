import { DOWNLOAD, PRICE_FILE } from "~/platform/isomorphic/file-addresses";
import { registerDocumentAddresses } from "~/ui/link/link-kind";

/** Links to these addresses lead to a file, which the app has no page for. */
registerDocumentAddresses([DOWNLOAD, PRICE_FILE]);
