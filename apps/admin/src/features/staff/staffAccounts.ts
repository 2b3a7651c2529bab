import { getStaffAccounts, inviteStaff, revokeStaff } from '@crepas/api';
import type { StaffAccount, StaffRole } from '@crepas/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read } from '../../shared/read.ts';

const accountsKey = ['staff-accounts'] as const;

/** The accounts with a role, owners first. */
export const useStaffAccounts = () => useQuery(read(accountsKey, getStaffAccounts, undefined));

function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: accountsKey });
}

export const useInvite = () =>
  useMutation({
    mutationFn: (invited: { readonly email: string; readonly role: StaffRole }) =>
      client.send(inviteStaff, invited),
    onSettled: useRefresh(),
  });

export const useRevoke = () =>
  useMutation({
    mutationFn: ({ id }: StaffAccount) => client.send(revokeStaff, id),
    onSettled: useRefresh(),
  });
