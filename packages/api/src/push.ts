/** Push for the apps' pages. A chunk: nothing of the first load needs it. */
export * from './push/device.ts';
