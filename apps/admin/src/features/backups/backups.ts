import { getBackupStatus, startBackup } from '@crepas/api';
import { backupTroubles } from '@crepas/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read } from '../../shared/read.ts';
import { useIsOwner } from '../../shared/session/session.ts';
import { useHasFeature, useShopWords } from '../../shared/shop/shop.ts';
import { useShopNow } from '../../shared/shop/useShopNow.ts';

const backupsKey = ['backups'] as const;

/** While one is being made its end is awaited. */
const underWayMs = 2_000;
const restMs = 60_000;
const troublesMs = 5 * 60_000;

/** On a server without backups, never an answer. */
export function useBackupStatus() {
  const isSupported = useHasFeature('respaldos');
  return useQuery({
    ...read(backupsKey, getBackupStatus, isSupported ? undefined : skipToken),
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? underWayMs : restMs),
  });
}

/** For the owner alone, beside the orders. */
export function useBackupTroubles(): readonly string[] {
  const isOwner = useIsOwner();
  const isSupported = useHasFeature('respaldos');
  const { data } = useQuery({
    ...read(backupsKey, getBackupStatus, isOwner && isSupported ? undefined : skipToken),
    refetchInterval: troublesMs,
  });
  const { timeZone } = useShopWords();
  const now = useShopNow()?.nowMs;
  return data && now !== undefined ? backupTroubles(data, now, timeZone) : [];
}

export function useStartBackup() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.send(startBackup, undefined),
    onSettled: () => cache.invalidateQueries({ queryKey: backupsKey }),
  });
}
