import { erasePerson, getPerson, personFile } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read } from '../../shared/read.ts';
import { saveFile } from '../../shared/saveFile.ts';

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
