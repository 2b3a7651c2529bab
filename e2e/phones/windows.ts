/** What browsers inside other apps make of `window.open('', '_blank')`. Each runs in the page. */
export const windows = {
  /** A WebView without windows: the only window is the answer. */
  'the same window': () => {
    window.open = () => window;
  },
  /** A WebView that loads the address of the new window in the only one. */
  'the same window, on its way to another page': () => {
    window.open = () => {
      window.location.assign('about:blank');
      return window;
    };
  },
  /** As before; an app that creates no window answers null. */
  'null, while the page is on its way to another one': () => {
    window.open = () => {
      window.location.assign('about:blank');
      return null;
    };
  },
  /** A bridge of the app: an object that is no window. */
  'an object without a document': () => {
    window.open = () => ({}) as Window;
  },
  /** The new window exists, and loads nothing. */
  'a tab that stays blank': () => {
    window.open = () => {
      const location = { href: 'about:blank', replace: () => undefined };
      return {
        closed: false,
        document: { title: '' },
        location,
        close: () => undefined,
      } as unknown as Window;
    };
  },
  /** Scripts must not open windows. */
  'an error': () => {
    window.open = () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    };
  },
  /** A blocked pop-up. */
  null: () => {
    window.open = () => null;
  },
  /** An app that removed the function. */
  'no such function': () => {
    Object.assign(window, { open: undefined });
  },
};

const inApp = (agent: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 ${agent}`;

/** The browsers inside these apps, by their own names. */
export const agents = {
  Instagram: inApp('Mobile/15E148 Instagram 311.0.0.32.118 (iPhone14,5; iOS 17_1; es_MX)'),
  Facebook: inApp('Mobile/15E148 [FBAN/FBIOS;FBAV/441.0.0.32.105;FBBV/537;FBDV/iPhone14,5]'),
};
