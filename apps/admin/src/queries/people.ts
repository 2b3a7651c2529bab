import { erasePerson, getPerson, getPrivateSettings, personFile } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../services/api.ts';
import { saveFile } from '../services/saveFile.ts';
import { read } from './read.ts';

const personKey = ['person'] as const;

/** Everything that is kept of a phone. Forgotten when the screen is left: it is personal data. */
export const usePerson = (phone: PhoneNumber | null) =>
  useQuery({
    ...read([...personKey, phone], getPerson, phone ?? skipToken),
    gcTime: 0,
  });

export const usePersonFile = () =>
  useMutation({
    mutationFn: async (phone: PhoneNumber) =>
      saveFile(await client.file(personFile(phone), 'application/json'), `datos-${phone}.json`),
  });

export function useErasePerson() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (phone: PhoneNumber) => client.send(erasePerson, phone),
    onSettled: () => cache.invalidateQueries({ queryKey: personKey }),
  });
}

export const privateSettingsKey = ['private-settings'] as const;

/** The settings of the shop that are not public; undefined while they are unknown. */
export const usePrivateSettings = (isAsked: boolean) =>
  useQuery(read(privateSettingsKey, getPrivateSettings, isAsked ? undefined : skipToken));
