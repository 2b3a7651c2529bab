import type { KnownCustomer, PhoneNumber } from '@crepas/domain';
import type { OrderForm } from './orderForm.ts';

/** What the form got from the earlier orders of a phone. */
export type FilledFields = {
  readonly phone: string;
  readonly name: string;
  readonly address: string;
};

type KnownFields = Pick<OrderForm, 'name' | 'address' | 'position' | 'pinnedAddress'>;

/**
 * The name and the only address of a known customer, for the fields that nobody has typed. What was filled in for another phone goes as
 * soon as that phone is changed: a mistyped number leaves no other customer's address behind.
 *
 * @param filled what was filled in before; null for nothing
 * @param phone null while it is not whole
 * @param customer undefined while nothing is known of the phone
 * @returns null when there is nothing to do. This phone may have filled the form already: what staff removed stays removed
 */
export function fillKnown(
  form: KnownFields,
  filled: FilledFields | null,
  phone: PhoneNumber | null,
  customer: Pick<KnownCustomer, 'name' | 'addresses'> | undefined,
): { readonly fields: Partial<KnownFields>; readonly filled: FilledFields | null } | null {
  if (filled === null ? customer === undefined : filled.phone === phone) return null;
  const name = customer?.name ?? '';
  const [first, second] = customer?.addresses ?? [];
  // Staff choose one of several addresses: a wrong one would send the courier to another door.
  const only = second === undefined ? first : undefined;
  const isNameFree = form.name === '' || form.name === filled?.name;
  const isAddressFree =
    (form.address === '' && form.position === null) || (filled?.address && form.address === filled.address);
  const address = only?.address ?? '';
  return {
    fields: {
      ...(isNameFree && { name }),
      ...(isAddressFree && { address, position: only?.position ?? null, pinnedAddress: address }),
    },
    filled: phone && customer ? { phone, name, address } : null,
  };
}

/** @param stored of any earlier version */
export function filledFromStored(stored: unknown): FilledFields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { phone, name, address } = stored as Partial<Record<string, unknown>>;
  return { phone: String(phone), name: String(name ?? ''), address: String(address ?? '') };
}
