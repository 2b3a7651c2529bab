import { eq } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orderLines } from '../db/schema.ts';

/** Whether an order shows this picture: what was ordered keeps its looks (decision O10). */
export async function isInAnOrder(queries: Queries, imageUrl: string): Promise<boolean> {
  const lines = await queries
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.imageUrl, imageUrl))
    .limit(1);
  return lines.length > 0;
}
