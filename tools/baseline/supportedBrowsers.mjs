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
 * @type {readonly { name: string, reason: string }[]}
 */
export const allowed = [
  // Style sheets: the browser ignores the declaration or the rule.
  {
    name: ':has',
    reason: 'the tick of a card says the same as its colour; the bar of a short board ends above the edge',
  },
  { name: '@container', reason: 'the columns of the board stand below each other, as on a phone' },
  { name: 'container-type', reason: 'see @container' },
  { name: '@font-face size-adjust', reason: 'text moves a little when its font arrives' },
  { name: '@font-face ascent-override', reason: 'see size-adjust' },
  { name: '@font-face descent-override', reason: 'see size-adjust' },
  { name: '@font-face line-gap-override', reason: 'see size-adjust' },
  { name: 'cursor', reason: 'Safari on a phone has no cursor' },
  { name: 'field-sizing', reason: 'the field scrolls instead of growing' },
  { name: 'resize', reason: 'the field scrolls' },
  {
    name: 'scrollbar-color',
    reason: 'a classic scrollbar keeps its own colour beside the splash or a dialog',
  },
  { name: 'scrollbar-width', reason: 'a scrollbar is seen below a row that scrolls' },
  { name: 'text-wrap', reason: 'a title breaks after its longest line' },
  { name: 'text-size-adjust', reason: 'Firefox enlarges no text of a page that fits the phone' },
  { name: '-moz-text-size-adjust', reason: 'see text-size-adjust' },
  { name: '-webkit-tap-highlight-color', reason: 'a tap flashes grey' },
  {
    name: 'print-color-adjust: exact',
    reason: 'the bars of a report print lighter; the numbers beside them say the same',
  },
  { name: '-webkit-print-color-adjust: exact', reason: 'see print-color-adjust: exact' },
  // Scripts: the code tests for the feature before it uses it.
  { name: 'Notification', reason: 'services/systemNotices.ts asks for it; an iPad has none in a page' },
  { name: 'Notification.permission', reason: 'see Notification' },
  { name: 'Notification.requestPermission', reason: 'see Notification' },
  {
    name: 'PushManager',
    reason: 'packages/api/src/push/device.ts tests for it; without it there is no button',
  },
  { name: '.getSubscription()', reason: 'see PushManager' },
  { name: '.showNotification()', reason: 'a worker receives a push message only where there is PushManager' },
  { name: 'Intl.Segmenter', reason: 'domain/src/note.ts counts code points without it' },
  { name: '.segment()', reason: 'see Intl.Segmenter' },
  { name: 'navigator.wakeLock', reason: 'services/wakeLock.ts does nothing without it' },
  {
    name: 'print',
    reason: 'lacks in Firefox for Android alone, before 114; tickets are printed from a tablet or desk',
  },
  // Scripts of libraries, which test for them.
  { name: 'Error.captureStackTrace', reason: 'Firebase' },
  { name: 'document.prerendering', reason: 'web-vitals: a visit without it is measured less, or not at all' },
  ...[
    'document.wasDiscarded',
    'PerformanceSoftNavigation',
    'PerformanceEventTiming',
    'performance.interactionCount',
    '.getLargestInteractionContentfulPaint()',
    'requestIdleCallback',
    'cancelIdleCallback',
  ].map((name) => ({ name, reason: 'web-vitals: see document.prerendering' })),
  { name: 'navigator.connection', reason: 'React' },
  { name: '.startViewTransition()', reason: 'React and React Router' },
  { name: '.skipTransition()', reason: 'React and React Router' },
  { name: 'ViewTransition', reason: 'the name of a component of React' },
  { name: 'Profiler', reason: 'the name of a component of React' },
];
