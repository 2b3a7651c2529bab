export { UnreadableUsers } from './auth/usersFile.ts';
export { demoMenu } from './menu/demoMenu.ts';
export type { DemoCategory, DemoExtra, DemoMenu, DemoProduct } from './menu/types.ts';
export { type PastOrder, pastOrders } from './past/pastOrders.ts';
export { demoPrinterKey } from './printer/printerKey.ts';
export { demoPushKeys } from './push/demoPushKeys.ts';
export { standIns } from './standIns.ts';
export { type Demo, type DemoOptions, startDemo } from './startDemo.ts';
export { demoZone } from './zone.ts';
