const maxRowId = 2 ** 31 - 1;

/** Whether the id fits the column type: for a larger one PostgreSQL fails instead of finding no row. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= maxRowId;
