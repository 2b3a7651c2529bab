import { describe } from 'vitest';
import { itForgetsPersons } from './erasureRules.ts';
import { isElsewhere } from './harness/backend.ts';

describe.skipIf(isElsewhere)('on the embedded database', () => itForgetsPersons(false));
