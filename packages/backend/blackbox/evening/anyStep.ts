import fc from 'fast-check';
import { changeSteps } from './changeSteps.ts';
import { codeSteps } from './codeSteps.ts';
import { customerSteps } from './customerSteps.ts';
import { kitchenSteps } from './kitchenSteps.ts';
import { menuSteps } from './menuSteps.ts';
import { moveSteps } from './moveSteps.ts';
import { printerSteps } from './printerSteps.ts';
import { shopSteps } from './shopSteps.ts';
import type { Step } from './step.ts';
import { timeSteps } from './timeSteps.ts';
import { troubleSteps } from './troubleSteps.ts';

/** Most steps of one evening. A longer run has more evenings. */
const maxSteps = 120;

const anyStep = fc.oneof(
  ...customerSteps,
  ...kitchenSteps,
  ...changeSteps,
  ...moveSteps,
  ...printerSteps,
  ...menuSteps,
  ...shopSteps,
  ...codeSteps,
  ...timeSteps,
  ...troubleSteps,
);

/** Not biased to small values: an evening is long, and shrinking makes it short. */
export const anySteps: fc.Arbitrary<Step[]> = fc.noBias(
  fc.array(anyStep, { maxLength: maxSteps, size: 'max' }),
);
