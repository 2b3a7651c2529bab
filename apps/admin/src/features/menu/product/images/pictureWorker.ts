import { preparePicture } from './preparePicture.ts';

/** Answers one file with the picture as it is uploaded. */
self.onmessage = async ({ data }: MessageEvent<File>) => self.postMessage(await preparePicture(data));
