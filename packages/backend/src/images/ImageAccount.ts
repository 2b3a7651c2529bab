export type ImageAccount = {
  /** Deletes a picture; succeeds if it does not exist. Throws {@link ImageHostUnavailable}. */
  readonly destroy: (publicId: string) => Promise<void>;
};

/** The image host refused or did not answer. The message is for the log. */
export class ImageHostUnavailable extends Error {
  override readonly name = 'ImageHostUnavailable';
}
