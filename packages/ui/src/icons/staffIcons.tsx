import { icon } from './icon.tsx';

/** The icons of the staff tool's navigation: the store downloads none of them. */

export const HistoryIcon = icon('M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9M4 4v5h5M12 8v4.5l3 1.5');
export const ChartIcon = icon('M4 20h16M7 16v-5M12 16V5M17 16V9');
export const PersonIcon = icon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-3.6 3.5-5.5 7.5-5.5s7 1.9 7.5 5.5',
);
export const PeopleIcon = icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.4 3-5 6.5-5s6 1.6 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 15.4c2 .7 3.2 2.2 3.5 4.6',
);
