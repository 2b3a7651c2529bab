import { icon } from './icon.tsx';

/** The icons of calls, messages, alerts and searches: neither home nor the cart downloads them. */

export const PhoneIcon = icon(
  'M7 3.5 9.5 4l1 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1 .5 2.5a2.5 2.5 0 0 1-2.5 3C10.5 20 4 13.5 4 6a2.5 2.5 0 0 1 3-2.5Z',
);
export const ChatIcon = icon('M4 20l1.3-4A8 8 0 1 1 8.3 19L4 20ZM8.5 12h.1M12 12h.1M15.4 12h.1');
export const BellIcon = icon('M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 20.8a2 2 0 0 0 4 0');
export const SearchIcon = icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20');
