import {
  blockPhone,
  erasePerson,
  getPerson,
  getPhoneBlock,
  type PhoneBlocking,
  personFile,
  unblockPhone,
} from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read, saveFile } from '../../shared/read.ts';

const personKey = ['person'] as const;

/** What is kept of a phone, a page of orders at a time. Forgotten when the screen is left: it is personal data. */
export const usePerson = (phone: PhoneNumber) =>
  useInfiniteQuery({
    queryKey: [...personKey, phone],
    queryFn: ({ signal, pageParam }) =>
      client.send(getPerson, { phone, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });

/** What {@link joined} knows of a page; the rest of it stays as the server wrote it. */
type PersonFile = {
  readonly pedidos: readonly unknown[];
  readonly revisiones?: readonly unknown[];
  readonly siguiente?: string | null;
};

/** All pages in one file. */
export const usePersonFile = () =>
  useMutation({
    async mutationFn(phone: PhoneNumber) {
      const pages: PersonFile[] = [];
      let cursor: string | undefined;
      do {
        const path = personFile({ phone, ...(cursor !== undefined && { cursor }) });
        const page: PersonFile = JSON.parse(await (await client.file(path, 'application/json')).text());
        pages.push(page);
        cursor = page.siguiente ?? undefined;
      } while (cursor !== undefined);
      saveFile(
        new Blob([JSON.stringify(joined(pages))], { type: 'application/json' }),
        `datos-${phone}.json`,
      );
    },
  });

function joined(pages: readonly PersonFile[]): PersonFile {
  const revisiones = pages.flatMap((page) => page.revisiones ?? []);
  return {
    ...pages[0],
    pedidos: pages.flatMap(({ pedidos }) => pedidos),
    ...(revisiones.length > 0 && { revisiones }),
    siguiente: null,
  };
}

/** A change of a phone, after which its data is read again. */
function usePersonChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries({ queryKey: personKey }),
  });
}

export const useErasePerson = () => usePersonChange((phone: PhoneNumber) => client.send(erasePerson, phone));

/** Null for a phone that is not blocked. */
export const usePhoneBlock = (phone: PhoneNumber) =>
  useQuery(read([...personKey, phone, 'block'], getPhoneBlock, phone));

export const useBlockPhone = () =>
  usePersonChange((blocking: PhoneBlocking) => client.send(blockPhone, blocking));

export const useUnblockPhone = () =>
  usePersonChange((phone: PhoneNumber) => client.send(unblockPhone, phone));
