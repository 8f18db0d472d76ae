import { api } from "../../requests/api";

const ALL = "/api/admin/{type}/imports";
const ONE = "/api/admin/{type}/imports/{id}";

/** A correction of one cell: its row, and its column from 0. */
interface CellChange {
  line: number;
  column: number;
  value: string;
}

export interface ImportChange {
  columns?: (string | null)[];
  matchBy?: string;
  publish?: boolean;
  cells?: CellChange[];
  skip?: { line: number; skipped: boolean }[];
}

export const importKey = (type: { apiName: string }, id: string) => ["import", type.apiName, id];

/** The calls for imports of one content type. Each throws an `ApiError` where the server refused. */
export function importApi(type: string) {
  const one = (id: string) => ({ params: { type, id } });
  return {
    templateAddress: `/api/admin/${type}/import-template.csv`,
    list: () => api.get(ALL, { params: { type } }),
    readText: (text: string) => api.post(ALL, { params: { type }, body: { text } }),
    readFile: async (file: File) =>
      api.post(ALL, { params: { type }, body: { fileName: file.name, base64: await base64Of(file) } }),
    show: (id: string) => api.get(ONE, one(id)),
    change: (id: string, body: ImportChange) => api.patch(ONE, { params: { type, id }, body }),
    start: (id: string) => api.post(`${ONE}/start`, one(id)),
    undo: (id: string) => api.post(`${ONE}/undo`, one(id)),
  };
}

/** The bytes of a file: only the server can read encodings other than UTF-8. */
function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
