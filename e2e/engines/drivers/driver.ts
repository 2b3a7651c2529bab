export type Point = { readonly x: number; readonly y: number };

/** What the roads do with a browser. Each engine has its own protocol behind it. */
export type Driver = {
  /** Name and version, as the browser says them. */
  readonly version: string;
  /** Whether the browser answers the shop's question for the position. */
  readonly hasPosition: boolean;
  /** Whether it can play on a machine without a sound device. */
  readonly hasSound: boolean;
  /** Whether it lets a window open only after a tap. */
  readonly blocksPopups: boolean;
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** The value of an expression in the page. It must fit into JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly tap: (at: Point) => Promise<void>;
  readonly drag: (from: Point, to: Point) => Promise<void>;
  /** Characters, as keys of the keyboard. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Enter' | 'Escape' | 'SelectAll') => Promise<void>;
  /** Gives a file to the file input that a CSS selector finds. */
  readonly attach: (selector: string, file: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The addresses of all windows but the shop's own. */
  readonly otherWindows: () => Promise<readonly string[]>;
  readonly closeOtherWindows: () => Promise<void>;
  /** A PNG picture of what is in sight. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

export type DriverOptions = {
  /** The port on which the browser, or its driver program, listens for commands. */
  readonly port: number;
  /** An empty folder for the browser's profile. */
  readonly folder: string;
  /** What stands before the command that starts the browser. */
  readonly prefix: readonly string[];
};

export type Engine = {
  readonly name: string;
  readonly isHere: boolean;
  /** What to install where it is missing. */
  readonly comesWith: string;
  readonly start: (options: DriverOptions) => Promise<Driver>;
};

export const phone = { width: 390, height: 844 };

/** A place in Roma Norte, well inside the drawn city of the maps simulator. */
export { romaNorte } from '../../support/state.ts';
