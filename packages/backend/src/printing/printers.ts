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
import { type Editor, systemEditor } from '../changes/Editor.ts';
import { logCreated, logDeleted, logDifference } from '../changes/logChange.ts';
import type { Database, Queries } from '../db/Database.ts';
import { lockRow, onlyRow } from '../db/rows.ts';
import { printers, printJobs } from '../db/schema.ts';
import { isWaiting } from './jobs.ts';

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

/** The printer of an empty database that knows its password already. */
export const addFirstPrinter = (database: Database, password: string) =>
  addPrinter(
    database,
    { name: 'Cocina', prints: ['kitchen', 'door'], copies: 1, paper: 80 },
    systemEditor,
    password,
  );

/** @returns null when there are {@link maxPrinters} */
export async function addPrinter(
  { queries }: Database,
  settings: PrinterSettings,
  by: Editor,
  password = newPassword(),
) {
  return queries.transaction(async (inside) => {
    await inside.execute(sql`lock table printers in share row exclusive mode`);
    if ((await inside.$count(printers)) >= maxPrinters) return null;
    const values = { ...columnsOf(settings), passwordHash: hashOf(password) };
    const { id } = onlyRow(await inside.insert(printers).values(values).returning());
    await logCreated(inside, by, entity(id, settings), settings);
    return { id, password };
  });
}

/** @returns whether the printer exists */
export async function changePrinter(
  { queries }: Database,
  id: number,
  settings: PrinterSettings,
  isPaused: boolean,
  by: Editor,
): Promise<boolean> {
  return queries.transaction(async (inside) => {
    const before = await lockRow(inside, printers, id);
    if (!before) return false;
    await inside
      .update(printers)
      .set({ ...columnsOf(settings), isPaused })
      .where(eq(printers.id, id));
    const was = { ...settingsOf(before), isPaused: before.isPaused };
    await logDifference(inside, by, entity(id, settings), was, { ...settings, isPaused });
    // What has waited during a pause is of no use after it.
    if (isPaused) await inside.delete(printJobs).where(sql`${printJobs.printerId} = ${id} and ${isWaiting}`);
    return true;
  });
}

/** @returns whether the printer existed */
export async function deletePrinter({ queries }: Database, id: number, by: Editor): Promise<boolean> {
  return queries.transaction(async (inside) => {
    const [row] = await inside.delete(printers).where(eq(printers.id, id)).returning();
    if (!row) return false;
    const before = settingsOf(row);
    await logDeleted(inside, by, entity(id, before), before);
    return true;
  });
}

const entity = (entityId: number, { name }: PrinterSettings) =>
  ({ kind: 'printer', entityId, name }) as const;

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
        and ${printJobs.createdAt} + make_interval(secs => ${lateTicketSeconds}) < clock_timestamp()`,
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
