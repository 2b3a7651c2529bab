import { describe } from 'vitest';
import { itForgetsPersons } from './erasureRules.ts';
import { isElsewhere } from './harness/backend.ts';
import { hasPostgres } from './harness/postgres.ts';

describe.skipIf(isElsewhere || !hasPostgres)('on PostgreSQL', () => itForgetsPersons(true));
