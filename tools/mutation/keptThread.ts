import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

type Listener = (arg: unknown) => void;
type Answer = { readonly __vitest_worker_response__: true; readonly type: 'started' | 'stopped' };

const answer = (type: Answer['type']): Answer => ({ __vitest_worker_response__: true, type });

/**
 * Reuses one thread for all runs. Vitest ends its thread after each run, and every mutant would load Fastify, the
 * driver and the database engine again: ten times the duration of its tests.
 */
export function keptThread(): Plugin {
  return {
    name: 'kept-thread',
    configureVitest({ project }) {
      const createPoolWorker = keptPoolWorker();
      Object.assign(project.config, { pool: 'kept', poolRunner: { name: 'kept', createPoolWorker } });
    },
  };
}

function keptPoolWorker(): (options: PoolOptions) => PoolWorker {
  let thread: Worker | null = null;
  let isStarted = false;
  let wasStatic = false;

  return ({ distPath, execArgv, env, project }) => {
    const listeners: [string, Listener][] = [];
    let config: unknown;
    const say = (type: Answer['type']) => {
      for (const [event, listener] of [...listeners]) if (event === 'message') listener(answer(type));
    };
    /** Values computed while a module loads contain the mutant that was active then. */
    const staleFiles = () =>
      Object.values(project.vite.environments).flatMap(({ moduleGraph }) =>
        [...moduleGraph.fileToModulesMap.keys()].filter((file) => !file.includes('/node_modules/')),
      );

    return {
      name: 'kept',
      async start() {
        if (thread) return;
        const made = new Worker(`${distPath}/workers/threads.js`, { execArgv, env });
        made.on('exit', () => {
          if (thread === made) [thread, isStarted] = [null, false];
        });
        thread = made;
      },
      async stop() {
        for (const [event, listener] of listeners.splice(0)) thread?.off(event, listener);
      },
      send(message: WorkerRequest) {
        if (message.type === 'stop') return say('stopped');
        if (message.type === 'start') {
          config = message.context.config;
          if (isStarted) return say('started');
          isStarted = true;
        }
        if (message.type !== 'run') return thread?.postMessage(message);
        const isStatic = message.context.providedContext.mutantActivation === 'static';
        const invalidates = isStatic || wasStatic ? staleFiles() : [];
        wasStatic = isStatic;
        thread?.postMessage({ ...message, context: { ...message.context, config, invalidates } });
      },
      on(event, listener) {
        listeners.push([event, listener]);
        thread?.on(event, listener);
      },
      off(event, listener) {
        const at = listeners.findIndex(([name, known]) => name === event && known === listener);
        if (at >= 0) listeners.splice(at, 1);
        thread?.off(event, listener);
      },
      deserialize: (data) => data,
    };
  };
}
