import { getPrivateSettings } from '@crepas/api';
import { skipToken, useQuery } from '@tanstack/react-query';
import { read } from '../read.ts';

export const privateSettingsKey = ['private-settings'] as const;

/** The settings of the shop that are not public; undefined while they are unknown. */
export const usePrivateSettings = (isAsked: boolean) =>
  useQuery(read(privateSettingsKey, getPrivateSettings, isAsked ? undefined : skipToken));
