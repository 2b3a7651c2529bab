/** Push for the service workers. */
export * from './push/worker.ts';
