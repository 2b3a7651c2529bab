import { icon } from './icon.tsx';

/** The icons of the store's home page; all others are in `moreIcons.tsx`, `contactIcons.tsx` and `staffIcons.tsx`, so that home does not download them. */

export const PlusIcon = icon('M12 5v14M5 12h14');
export const BackIcon = icon('m14.5 5-7 7 7 7');
export const ForwardIcon = icon('m9.5 5 7 7-7 7');
export const PinIcon = icon(
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const BagIcon = icon('M5 8h14l1 12H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const ClockIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2');
export const ScooterIcon = icon(
  'M6 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 16.5h7c0-3 .5-4.5 2-6L16 5h-3M3 12h6l1-4',
);
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const PauseIcon = icon('M9 6v12M15 6v12');
export const PlayIcon = icon('M8 5.5v13l10.5-6.5L8 5.5Z');
export const WarningIcon = icon('M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.3v.2');
export const OfflineIcon = icon(
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 6-.7M5.2 12a9.5 9.5 0 0 1 4-2.3M12.5 9a9.7 9.7 0 0 1 6.3 3M12 19.3v.2',
);
export const RetryIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9M20 4v5h-5');
