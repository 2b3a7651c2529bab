import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icons.module.css';

export type IconProps = ComponentProps<'svg'>;

// Marked as free of side effects: a build leaves out the icons that nothing uses.
// @__NO_SIDE_EFFECTS__
function icon(path: string) {
  return function Icon({ className, ...rest }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={clsx(styles.root, className)}>
        <path d={path} />
      </svg>
    );
  };
}

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
export const MinusIcon = icon('M5 12h14');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const UpIcon = icon('m5 14.5 7-7 7 7');
export const DownIcon = icon('m5 9.5 7 7 7-7');
export const WidenIcon = icon('M8 7 3 12l5 5M16 7l5 5-5 5M3 12h18');
export const GripIcon = icon('M9 6h.1M9 12h.1M9 18h.1M15 6h.1M15 12h.1M15 18h.1');
export const ListIcon = icon('M9.5 6H20M9.5 12H20M9.5 18H20M5 6h.1M5 12h.1M5 18h.1');
export const EditIcon = icon('m4 20 1-4L16 5l3 3L8 19l-4 1ZM13.5 7.5l3 3');
export const SaveIcon = icon('M5 4h11l3 3v13H5V4ZM8.5 4v5h6V4M8.5 20v-6h7v6');
export const HideIcon = icon(
  'M4 4l16 16M7 7c-3 1.9-4.5 5-4.5 5S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10.5 5.6c.5-.1 1-.1 1.5-.1 6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.2 3',
);
export const ImageIcon = icon('M4 5h16v14H4V5ZM4 16l4.5-4.5 4 4 3-3L20 16.5M15.5 9.5h.1');
export const TrashIcon = icon(
  'M4 7h16M10 11v6M14 11v6M6 7l1 12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2l1-12M9 7V4h6v3',
);
export const CashIcon = icon(
  'M3 7h18v10H3V7ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12h.1M17.4 12h.1',
);
export const PrintIcon = icon('M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z');
export const PhoneIcon = icon(
  'M7 3.5 9.5 4l1 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1 .5 2.5a2.5 2.5 0 0 1-2.5 3C10.5 20 4 13.5 4 6a2.5 2.5 0 0 1 3-2.5Z',
);
export const ChatIcon = icon('M4 20l1.3-4A8 8 0 1 1 8.3 19L4 20ZM8.5 12h.1M12 12h.1M15.4 12h.1');
export const BellIcon = icon('M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 20.8a2 2 0 0 0 4 0');
export const SearchIcon = icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20');
export const HistoryIcon = icon('M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9M4 4v5h5M12 8v4.5l3 1.5');
export const ChartIcon = icon('M4 20h16M7 16v-5M12 16V5M17 16V9');
export const PersonIcon = icon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-3.6 3.5-5.5 7.5-5.5s7 1.9 7.5 5.5',
);
export const PeopleIcon = icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.4 3-5 6.5-5s6 1.6 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 15.4c2 .7 3.2 2.2 3.5 4.6',
);
