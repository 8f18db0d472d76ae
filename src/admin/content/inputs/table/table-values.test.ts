import { expect, test } from "vitest";
import {
  pasteInto,
  readCells,
  tableOf,
  withCell,
  withColumnAt,
  withColumnMoved,
  withoutColumn,
  withoutRow,
  withRowAt,
  withRowMoved,
} from "./table-values";

const limits = { columns: 12, rows: 200 };
const prices = tableOf(
  ["Class", "Price"],
  [
    ["Yoga", "$10"],
    ["First aid", "$25"],
  ],
);

test("stored values get a cell for every column; an empty table has room to type", () => {
  expect(tableOf([], [])).toEqual({
    columns: ["", ""],
    rows: [
      ["", ""],
      ["", ""],
    ],
  });
  expect(tableOf(["A"], [["1", "2"], []])).toEqual({
    columns: ["A", ""],
    rows: [
      ["1", "2"],
      ["", ""],
    ],
  });
  expect(tableOf(["A"], []).rows).toEqual([[""]]);
});

test("rows and columns are added, moved, and removed with all their cells", () => {
  expect(withRowAt(prices, 1).rows).toEqual([
    ["Yoga", "$10"],
    ["", ""],
    ["First aid", "$25"],
  ]);
  expect(withColumnAt(prices, 1)).toEqual({
    columns: ["Class", "", "Price"],
    rows: [
      ["Yoga", "", "$10"],
      ["First aid", "", "$25"],
    ],
  });
  expect(withColumnMoved(prices, 1, 0)).toEqual({
    columns: ["Price", "Class"],
    rows: [
      ["$10", "Yoga"],
      ["$25", "First aid"],
    ],
  });
  expect(withRowMoved(prices, 0, 1).rows.map(([name]) => name)).toEqual(["First aid", "Yoga"]);
  expect(withoutRow(prices, 0).rows).toEqual([["First aid", "$25"]]);
  expect(withoutColumn(prices, 0)).toEqual({ columns: ["Price"], rows: [["$10"], ["$25"]] });
  expect(withCell(prices, 0, 1, "free").rows[0]).toEqual(["Yoga", "free"]);
});

test("reads what a spreadsheet copies, cell by cell", () => {
  expect(readCells("Class\tPrice\r\nYoga\t$10\r\n")).toEqual([
    ["Class", "Price"],
    ["Yoga", "$10"],
  ]);
  expect(readCells('"Two\nlines"\t"said ""so"""')).toEqual([["Two lines", 'said "so"']]);
  expect(readCells('5 inches 3"\tx')).toEqual([['5 inches 3"', "x"]]);
  expect(readCells("plain words")).toEqual([["plain words"]]);
  expect(readCells("a\t\tb")).toEqual([["a", "", "b"]]);
});

test("writes pasted cells from one cell on, and the table grows to fit them", () => {
  const cells = readCells("Class\tPrice\tRoom\nYoga\t$12\tA\nTai chi\t$15\tB\nSwimming\t$9\tPool");
  expect(pasteInto(prices, { row: -1, column: 0 }, cells, limits)).toEqual({
    table: {
      columns: ["Class", "Price", "Room"],
      rows: [
        ["Yoga", "$12", "A"],
        ["Tai chi", "$15", "B"],
        ["Swimming", "$9", "Pool"],
      ],
    },
    left: { rows: 0, columns: 0 },
  });
  expect(pasteInto(prices, { row: 1, column: 1 }, [["$30"]], limits).table.rows).toEqual([
    ["Yoga", "$10"],
    ["First aid", "$30"],
  ]);
});

test("omits and counts what exceeds the limits", () => {
  const cells = [
    ["a", "b", "c"],
    ["d", "e", "f"],
  ];
  expect(pasteInto(prices, { row: 1, column: 1 }, cells, { columns: 3, rows: 2 })).toEqual({
    table: {
      columns: ["Class", "Price", ""],
      rows: [
        ["Yoga", "$10", ""],
        ["First aid", "a", "b"],
      ],
    },
    left: { rows: 1, columns: 1 },
  });
});
