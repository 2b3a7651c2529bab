/** The shop's account at the image host. */
export type ImageAccount = {
  /** Removes a picture; one that is already gone is removed. Throws {@link ImageHostUnavailable}. */
  readonly destroy: (publicId: string) => Promise<void>;
};

/** The image host refused, or did not answer. The message is for the log. */
export class ImageHostUnavailable extends Error {
  override readonly name = 'ImageHostUnavailable';
}
