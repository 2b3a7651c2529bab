/**
 * The oldest browsers that both apps support (docs/browsers.md): everything that Baseline had on 2022-09-12, the day
 * of Safari 16. The builds compile to these, and `npm test -- browsers` fails on an API or a CSS feature that one of
 * them lacks.
 */
export const oldest = { safari: 16, chrome: 105, firefox: 104 };

/** As Vite's `build.target` wants it, for scripts and style sheets. */
export const buildTarget = Object.entries(oldest).map(([name, version]) => `${name}${version}`);

/**
 * Newer features that the apps use, each with the reason why an older browser works without it. An entry that no app
 * needs any more fails the check too.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const allowed = {
  // Style sheets: the browser ignores the declaration or the rule.
  ':has': 'the tick of a card says the same as its colour; the bar of a short board ends above the edge',
  '@container': 'the columns of the board stand below each other, as on a phone',
  'container-type': 'see @container',
  '@font-face size-adjust': 'text moves a little when its font arrives',
  '@font-face ascent-override': 'see size-adjust',
  '@font-face descent-override': 'see size-adjust',
  '@font-face line-gap-override': 'see size-adjust',
  'content-visibility': 'cards out of view are laid out and drawn too',
  'contain-intrinsic-size': 'see content-visibility',
  'forced-color-adjust':
    'Firefox before 113 puts a plate of the page’s colour behind the text of what is chosen',
  cursor: 'Safari on a phone has no cursor',
  'anchor-name': 'a notice lies above the usual height of the bottom bar, also where the bar is higher',
  '::-webkit-search-cancel-button': 'Firefox has no cross of its own in a search',
  'field-sizing': 'the field scrolls instead of growing',
  resize: 'the field scrolls',
  'scrollbar-color': 'a classic scrollbar keeps its own colour beside the splash or a dialog',
  'scrollbar-width': 'a scrollbar is seen below a row that scrolls',
  'text-wrap': 'a title breaks after its longest line',
  'break-before: avoid':
    'in the kitchen the button of a ticket that is higher than the window may stand alone in the next column',
  'text-size-adjust': 'Firefox enlarges no text of a page that fits the phone',
  '-moz-text-size-adjust': 'see text-size-adjust',
  '-webkit-tap-highlight-color': 'a tap flashes grey',
  'print-color-adjust: exact': 'the bars of a report print lighter; the numbers beside them say the same',
  '-webkit-print-color-adjust: exact': 'see print-color-adjust: exact',
  // Scripts: the code tests for the feature before it uses it.
  OffscreenCanvas: 'images/canvas.ts draws a picture in the page without it',
  '.convertToBlob()': 'see OffscreenCanvas',
  Notification: 'alarm/systemNotices.ts asks for it; an iPad has none in a page',
  'Notification.permission': 'see Notification',
  'Notification.requestPermission': 'see Notification',
  PushManager: 'packages/api/src/push/device.ts tests for it; without it there is no button',
  '.getSubscription()': 'see PushManager',
  '.showNotification()': 'a worker receives a push message only where there is PushManager',
  'Intl.Segmenter': 'domain/src/note.ts counts code points without it',
  '.segment()': 'see Intl.Segmenter',
  'navigator.wakeLock': 'alarm/screenAwake.ts does nothing without it',
  navigation:
    'checkout/whatsapp.ts keeps the page with it where a browser replaces it; without it the next tap opens no tab',
  print: 'lacks in Firefox for Android alone, before 114; tickets are printed from a tablet or desk',
  // Scripts of libraries, which test for them.
  'Error.captureStackTrace': 'Firebase',
  'document.prerendering': 'web-vitals: a visit without it is measured less, or not at all',
  'document.wasDiscarded': 'web-vitals',
  PerformanceSoftNavigation: 'web-vitals',
  PerformanceEventTiming: 'web-vitals',
  'performance.interactionCount': 'web-vitals',
  '.getLargestInteractionContentfulPaint()': 'web-vitals',
  requestIdleCallback: 'web-vitals',
  cancelIdleCallback: 'web-vitals',
  'navigator.connection': 'React',
  '.startViewTransition()': 'React and React Router',
  '.skipTransition()': 'React and React Router',
  ViewTransition: 'the name of a component of React',
  Profiler: 'the name of a component of React',
};
