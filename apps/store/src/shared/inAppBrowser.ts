/**
 * Whether the store was opened inside another app, such as Instagram. What such a browser makes of a new window differs
 * from app to app: some replace the page with it. `; wv)` is every WebView of Android.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  /Instagram|FBA[NV]\/|FB_IAB|WhatsApp\/|TikTok|musical_ly|Bytedance|\bLine\/|; wv\)/.test(userAgent);
