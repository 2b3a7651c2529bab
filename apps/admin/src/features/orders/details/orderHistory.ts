import { getOrderActions, getRevisions } from '@crepas/api';
import type { OrderId, StaffOrder } from '@crepas/domain';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/read.ts';

/** The owner's. Read again when a step or the mark of the payment has changed. */
export const useOrderActions = ({ id, stage, paidAt }: Pick<StaffOrder, 'id' | 'stage' | 'paidAt'>) =>
  useQuery(read(['order-actions', id, stage, paidAt?.getTime()], getOrderActions, id));

/** The owner's: what the changes of an order replaced, oldest first. */
export const useRevisions = (id: OrderId, version: number) =>
  useQuery(read(['revisions', id, version], getRevisions, id));
