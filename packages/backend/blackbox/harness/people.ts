import { beforeAll } from 'vitest';
import { aCustomer, type Customer } from './placing.ts';
import type { Address } from './server.ts';
import { signInOwner, signInStaff } from './signIn.ts';

type People = { owner: string; staff: string; customer: Customer };

/** The tokens of the owner and of staff, and a customer with a cart. They sign in before the tests of this `describe`. */
export function signedInPeople(server: () => Address): People {
  const people = {} as People;
  beforeAll(async () => {
    people.owner = await signInOwner(server());
    people.staff = await signInStaff(server());
    people.customer = await aCustomer(server());
  });
  return people;
}
