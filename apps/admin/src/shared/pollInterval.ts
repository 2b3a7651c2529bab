/** Milliseconds. A younger answer is not requested again by a part of the screen that appears. */
export const pollMs = 10_000;
const pollWhileLiveMs = 60_000;

/**
 * The polling interval of what the stream reports, in milliseconds. After a request that failed it is the short one: the
 * stream does not report the same change twice.
 *
 * @param isLive whether the stream is open
 * @param error of the last request
 */
export const pollInterval = (isLive: boolean, error: Error | null): number =>
  isLive && error === null ? pollWhileLiveMs : pollMs;
