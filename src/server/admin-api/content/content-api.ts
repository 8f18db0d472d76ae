import type { OpenAPIHono } from "@hono/zod-openapi";
import { contentTypes } from "~/content/registry";
import { newApi } from "../../api/new-api";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { mayEdit, mayPublish } from "./access";
import { addAddresses } from "./addresses";
import { addBulk } from "./bulk";
import { addBulkEdit } from "./bulk-edit";
import { addChecks } from "./checks";
import { addConfirmation } from "./confirmation";
import { addCopies } from "./copies";
import { addFindRecords } from "./find-records";
import { addHistory } from "./history";
import { addImports } from "./imports";
import { addItem } from "./item";
import { addList } from "./list";
import { addListExport } from "./list-export";
import { addListViews } from "./list-views";
import { addPageRecord } from "./page-record";
import { addPreviewLinks } from "./preview-links";
import { addPublication } from "./publication";
import { addRelations } from "./relations";
import { addSchedule } from "./schedule";
import { addTransfer } from "./transfer";
import { addTypes } from "./types";

/** The same endpoints for every content type, created from its definition. */
export function contentApi(services: Services): OpenAPIHono<HonoEnv> {
  const api = newApi();
  addTypes(api, services);
  addFindRecords(api, services);
  addAddresses(api, services);
  addPageRecord(api, services);
  for (const type of contentTypes()) {
    addList(api, services, type);
    addBulk(api, services, type);
    addBulkEdit(api, services, type);
    addListExport(api, services, type);
    addListViews(api, services, {
      name: type.apiName,
      tag: type.label.many,
      access: mayEdit(type),
      share: mayPublish(type).anyOf,
    });
    // Before the endpoints that have an id instead of these names.
    addTransfer(api, services, type);
    addImports(api, services, type);
    addItem(api, services, type);
    addPublication(api, services, type);
    addConfirmation(api, services, type);
    addSchedule(api, services, type);
    addHistory(api, services, type);
    addCopies(api, services, type);
    addPreviewLinks(api, services, type);
    addChecks(api, services, type);
    addRelations(api, services, type);
  }
  return api;
}
