import { getBackupStatus, startBackup } from '@crepas/api';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read } from '../../shared/read.ts';
import { useHasFeature } from '../../shared/shop/shop.ts';

const backupsKey = ['backups'] as const;

/** While one is being made its end is awaited. */
const underWayMs = 2_000;
const restMs = 60_000;

/** On a server without backups, never an answer. */
export function useBackupStatus() {
  const isSupported = useHasFeature('respaldos');
  return useQuery({
    ...read(backupsKey, getBackupStatus, isSupported ? undefined : skipToken),
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? underWayMs : restMs),
  });
}

export function useStartBackup() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.send(startBackup, undefined),
    onSettled: () => cache.invalidateQueries({ queryKey: backupsKey }),
  });
}
