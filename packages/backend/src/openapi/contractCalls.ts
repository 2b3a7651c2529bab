import * as contract from '@crepas/api';
import type { GenericSchema } from 'valibot';

/** What can be told of a call without making it. */
export type KnownCall = Pick<
  contract.Call<never, unknown, unknown>,
  'method' | 'path' | 'access' | 'status'
> & {
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly answer: GenericSchema;
};

/** Every call of the contract by the name it is exported under, whatever is added to it later. */
export const contractCalls: ReadonlyMap<string, KnownCall> = new Map(
  Object.entries<unknown>(contract).flatMap(([name, value]) => (isCall(value) ? [[name, value]] : [])),
);

function isCall(value: unknown): value is KnownCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
