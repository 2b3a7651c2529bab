const maxRowId = 2 ** 31 - 1;

/** Whether a row can have this id at all: asked for a larger one, PostgreSQL fails instead of finding nothing. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= maxRowId;
