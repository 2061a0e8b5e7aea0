import { getTableColumns, getTableName } from "drizzle-orm";
import { expect, it } from "vitest";
import { SEALED } from "../../../domain/account/what-is-sealed.ts";
import { ownedTables } from "./encrypted-columns.ts";

it("the page on encryption names every sealed column once, and none that is not", () => {
  const sealed = ownedTables.flatMap(({ table, sealed: properties }) =>
    properties.map((property) => {
      const columns: Record<string, { name: string }> = getTableColumns(table);
      return `${getTableName(table)}.${columns[property]?.name}`;
    }),
  );
  expect(SEALED.flatMap(({ columns }) => columns).toSorted()).toEqual(sealed.toSorted());
});
