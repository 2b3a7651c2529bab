import { postgresDatabase } from '../src/db/postgres/postgresDatabase.ts';
import { describeRenamedColumns } from '../src/testing/renamedColumnRules.ts';
import { describeOnPostgres } from './harness/databases.ts';
import { startPostgres } from './harness/postgres.ts';

describeOnPostgres('two versions on one PostgreSQL', 'Columns with two names were not tried.', () =>
  describeRenamedColumns(async () => {
    const postgres = await startPostgres();
    const database = postgresDatabase(postgres.url);
    return {
      ...database,
      async close() {
        await database.close();
        await postgres.stop();
      },
    };
  }),
);
