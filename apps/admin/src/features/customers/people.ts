import { erasePerson, getPerson, personFile } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read, useFile } from '../../shared/read.ts';

const personKey = ['person'] as const;

/** Everything that is kept of a phone. Forgotten when the screen is left: it is personal data. */
export const usePerson = (phone: PhoneNumber | null) =>
  useQuery({
    ...read([...personKey, phone], getPerson, phone ?? skipToken),
    gcTime: 0,
  });

export const usePersonFile = () =>
  useFile(personFile, 'application/json', (phone: PhoneNumber) => `datos-${phone}.json`);

export function useErasePerson() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (phone: PhoneNumber) => client.send(erasePerson, phone),
    onSettled: () => cache.invalidateQueries({ queryKey: personKey }),
  });
}
