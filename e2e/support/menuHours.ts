import type { Page } from '@playwright/test';
import { readAsOwner, writeAsOwner } from './api.ts';

type Category = { readonly id: number; readonly nombre: string };

/**
 * The first category can be had from and to so many minutes from now, each day, by the clock of the shop.
 *
 * @param minutes null: always
 */
export async function setMenuHours(
  { request }: Pick<Page, 'request'>,
  minutes: readonly [from: number, to: number] | null,
): Promise<void> {
  const [first] = await readAsOwner<Category[]>(request, '/category-asc');
  if (!first) throw new Error('The menu has no category.');
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Mexico_City',
    hour: '2-digit',
    minute: '2-digit',
  });
  const time = (later: number) => format.format(Date.now() + later * 60_000);
  const window = minutes && { desde: time(minutes[0]), hasta: time(minutes[1]) };
  const ventanas = window ? [{ dias: [1, 2, 3, 4, 5, 6, 7], ...window }] : [];
  await writeAsOwner(request, `/categories/update-name/${first.id}`, { nombre: first.nombre, ventanas });
}
