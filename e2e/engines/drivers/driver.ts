export type Point = { readonly x: number; readonly y: number };

/** The operations of the journeys on a browser. Each engine implements them by its protocol. */
export type Driver = {
  readonly version: string;
  readonly hasPosition: boolean;
  /** Whether it plays sound on a machine without a sound device. */
  readonly hasSound: boolean;
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly tap: (at: Point) => Promise<void>;
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Enter' | 'Escape' | 'SelectAll') => Promise<void>;
  readonly attach: (selector: string, file: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly otherWindows: () => Promise<readonly string[]>;
  readonly closeOtherWindows: () => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

export type DriverOptions = {
  /** The port on which the browser, or its driver program, listens for commands. */
  readonly port: number;
  /** An empty folder for the browser's profile. */
  readonly folder: string;
};

export type Engine = {
  readonly name: string;
  readonly isHere: boolean;
  /** The package to install when it is missing. */
  readonly comesWith: string;
  readonly start: (options: DriverOptions) => Promise<Driver>;
};

export const phone = { width: 390, height: 844 };

/** A place in Roma Norte, inside the city of the maps stand-in. */
export { romaNorte } from '../../support/state.ts';
