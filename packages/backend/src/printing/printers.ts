import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import {
  awaySeconds,
  lateTicketSeconds,
  type OrderId,
  orderId,
  type Printer,
  type PrinterSettings,
  type PrinterState,
} from '@crepas/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { changeEntity, createEntity, type Entity } from '../changes/changeEntity.ts';
import type { Edit } from '../changes/Editor.ts';
import type { Database, Queries } from '../db/Database.ts';
import { printers, printJobs } from '../db/tables/printing.ts';
import { isWaiting, waitingSince } from './jobs.ts';

export const maxPrinters = 20;
/** The limit of the orders that the board names. */
const maxLate = 50;

type PrinterRow = typeof printers.$inferSelect;

const columnsOf = ({ name, prints, copies, paper }: PrinterSettings) => ({
  name,
  copies,
  paper,
  printsKitchen: prints.includes('kitchen'),
  printsDoor: prints.includes('door'),
});

const settingsOf = ({ name, copies, paper, printsKitchen, printsDoor }: PrinterRow): PrinterSettings => ({
  name,
  prints: [...(printsKitchen ? (['kitchen'] as const) : []), ...(printsDoor ? (['door'] as const) : [])],
  copies,
  paper,
});

/** Without letters and digits that look alike: somebody types it at the printer. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const passwordLength = 20;
const newPassword = () =>
  Array.from({ length: passwordLength }, () => letters[randomInt(letters.length)]).join('');
export const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');

export const printerEntity: Entity<typeof printers> = {
  kind: 'printer',
  table: printers,
  valuesOf: (_, row) => settingsOf(row),
};

/** The printer of an empty database that knows its password already. */
export const addFirstPrinter = (edit: Edit, password: string) =>
  addPrinter(edit, { name: 'Cocina', prints: ['kitchen', 'door'], copies: 1, paper: 80 }, password);

/** @returns null when there are {@link maxPrinters} */
export async function addPrinter(edit: Edit, settings: PrinterSettings, password = newPassword()) {
  const { inside } = edit;
  await inside.execute(sql`lock table printers in share row exclusive mode`);
  if ((await inside.$count(printers)) >= maxPrinters) return null;
  const columns = { ...columnsOf(settings), passwordHash: hashOf(password) };
  const { id } = await createEntity(edit, printerEntity, columns);
  return { id, password };
}

/** Nothing of it is on paper. */
const isUnfetched = sql`(${printJobs.doneAt} is null and ${printJobs.fetchedAt} is null and ${printJobs.attempt} = 0)`;

/** @returns whether the printer exists */
export async function changePrinter(
  edit: Edit,
  id: number,
  settings: PrinterSettings,
  isPaused: boolean,
): Promise<boolean> {
  const pausable: typeof printerEntity = {
    ...printerEntity,
    valuesOf: (_, row) => ({ ...settingsOf(row), isPaused: row.isPaused }),
  };
  const row = await changeEntity(edit, pausable, id, { ...columnsOf(settings), isPaused });
  // What has waited during a pause is of no use after it. A held ticket does not wait yet, and would come out hours later.
  if (row?.isPaused) {
    await edit.inside
      .delete(printJobs)
      .where(sql`${printJobs.printerId} = ${id} and (${isWaiting} or ${isUnfetched})`);
  }
  return row !== undefined;
}

/** The printer whose password this is; null for any other one. */
export async function printerWithPassword(
  { queries }: Database,
  id: number,
  password: string,
): Promise<PrinterRow | null> {
  const [row] = await queries.select().from(printers).where(eq(printers.id, id));
  const known = Buffer.from(row?.passwordHash ?? hashOf(''));
  return row && timingSafeEqual(known, Buffer.from(hashOf(password))) ? row : null;
}

/** In the order of their pairing. */
export async function readPrinters(queries: Queries): Promise<readonly Printer[]> {
  const rows = await queries
    .select({
      printer: printers,
      isAway: sql<boolean>`${printers.polledAt} + make_interval(secs => ${awaySeconds}) < clock_timestamp()`,
    })
    .from(printers)
    .orderBy(asc(printers.id));
  const late = await queries
    .selectDistinct({ printerId: printJobs.printerId, orderId: printJobs.orderId })
    .from(printJobs)
    .where(
      sql`${isWaiting} and ${printJobs.orderId} is not null
        and ${waitingSince} + make_interval(secs => ${lateTicketSeconds}) < clock_timestamp()`,
    )
    .orderBy(asc(printJobs.orderId))
    .limit(maxLate);
  return rows.map(({ printer, isAway }) => ({
    id: printer.id,
    ...settingsOf(printer),
    isPaused: printer.isPaused,
    state: stateOf(printer, isAway),
    seenAt: printer.polledAt,
    lateOrders: late.flatMap((job): OrderId[] =>
      job.printerId === printer.id && job.orderId !== null ? [orderId(job.orderId)] : [],
    ),
  }));
}

function stateOf({ polledAt, reported }: PrinterRow, isAway: boolean): PrinterState {
  if (polledAt === null) return 'never';
  return isAway ? 'away' : (reported ?? 'ready');
}
