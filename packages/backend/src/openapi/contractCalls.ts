import * as contract from '@crepas/api';
import type { GenericSchema } from 'valibot';

/** The properties of a call that are readable without making it. */
export type KnownCall = Pick<
  contract.Call<never, unknown, unknown>,
  'method' | 'path' | 'access' | 'status'
> & {
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly answer: GenericSchema;
};

/** Every call of the contract by the name of its export, including later ones. */
export const contractCalls: ReadonlyMap<string, KnownCall> = new Map(
  Object.entries<unknown>(contract).flatMap(([name, value]) => (isCall(value) ? [[name, value]] : [])),
);

function isCall(value: unknown): value is KnownCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
