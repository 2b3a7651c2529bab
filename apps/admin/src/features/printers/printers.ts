import {
  getPrinters,
  type PrinterChange,
  pairPrinter,
  printAgain,
  printTestPage,
  removePrinter,
  updatePrinter,
} from '@crepas/api';
import type { OrderId, PairedPrinter, Printer, PrinterSettings } from '@crepas/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import { client } from '../../shared/api.ts';
import { troubleCopy } from '../../shared/printerCopy.ts';
import { read } from '../../shared/read.ts';
import { useHasFeature } from '../../shared/shop/shop.ts';

const printersKey = ['printers'] as const;

/** A printer is away after fifteen seconds. Without printers the answer changes when the owner pairs one. */
const pollMs = 10_000;
const pollWithoutPrintersMs = 60_000;

/** The paired printers with their state; on a server without them, never an answer. */
export function usePrinters() {
  const isSupported = useHasFeature('impresoras');
  return useQuery({
    ...read(printersKey, getPrinters, isSupported ? undefined : skipToken),
    staleTime: pollMs,
    refetchInterval: ({ state }) => (state.data?.length === 0 ? pollWithoutPrintersMs : pollMs),
  });
}

/** Whether a printer prints the orders now. */
export const useHasPrinters = (): boolean => usePrinters().data?.some(({ isPaused }) => !isPaused) ?? false;

function usePrinterCall<Input, Output>(send: (input: Input) => Promise<Output>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => cache.invalidateQueries({ queryKey: printersKey }),
  });
}

const pairedKey = ['paired-printer'] as const;

export function usePairPrinter() {
  const cache = useQueryClient();
  return usePrinterCall(async (settings: PrinterSettings) => {
    const paired = await client.send(pairPrinter, settings);
    cache.setQueryData(pairedKey, paired);
    return paired;
  });
}

/**
 * The printer whose password is being typed into it, and a function that forgets it. The server tells a password once, so it is kept
 * outside of the screen: whoever leaves by the browser's «back» finds it on return, until the session ends.
 */
export function useTypedPairing(): readonly [PairedPrinter | null, () => void] {
  const cache = useQueryClient();
  const { data } = useQuery<PairedPrinter | null>({
    queryKey: pairedKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data ?? null, () => cache.setQueryData(pairedKey, null)];
}
export const useUpdatePrinter = () =>
  usePrinterCall((change: PrinterChange) => client.send(updatePrinter, change));
export const useRemovePrinter = () => usePrinterCall((id: number) => client.send(removePrinter, id));
export const usePrintTestPage = () => usePrinterCall((id: number) => client.send(printTestPage, id));
export const usePrintAgain = () => usePrinterCall((id: OrderId) => client.send(printAgain, id));

export type LateTicketStore = {
  /** The orders whose ticket a printer should have printed. */
  readonly orders: readonly OrderId[];
};

/** Between the bar, which loads what it knows of printers, and the cards: a shop without a printer loads nothing of it. */
export const useLateTickets = create<LateTicketStore>()(() => ({ orders: [] }));

const isOn = ({ isPaused }: Printer) => !isPaused;

/** What each printer says that does not print. The cards learn of the orders that wait for one. */
export function usePrinterTroubles(): readonly string[] {
  const { data } = usePrinters();
  useEffect(() => {
    useLateTickets.setState({ orders: data?.filter(isOn).flatMap(({ lateOrders }) => lateOrders) ?? [] });
  }, [data]);
  return (data ?? []).flatMap((printer) => troubleCopy(printer) ?? []);
}
