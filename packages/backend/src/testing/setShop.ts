import { commitEdit } from '../changes/changeEntity.ts';
import { systemEditor } from '../changes/Editor.ts';
import type { Database } from '../db/Database.ts';
import { changeShop, type ShopColumns } from '../shop/shop.ts';

/** Changes the shop without a call. */
export const setShop = (database: Database, columns: ShopColumns) =>
  commitEdit(database, systemEditor, (edit) => changeShop(edit, columns));
