import { icon } from './icon.tsx';

/** Icons that the store's home page never shows: they stay out of its scripts. The cart downloads those that it shares. */

export const MinusIcon = icon('M5 12h14');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const UpIcon = icon('m5 14.5 7-7 7 7');
export const DownIcon = icon('m5 9.5 7 7 7-7');
export const GripIcon = icon('M9 6h.1M9 12h.1M9 18h.1M15 6h.1M15 12h.1M15 18h.1');
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
