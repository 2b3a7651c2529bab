import { openEmptyDatabase } from '../testing/openTestDatabase.ts';
import { describeRenamedColumns } from '../testing/renamedColumnRules.ts';

describeRenamedColumns(openEmptyDatabase);
