import { hasWorkerCanvas } from './canvas.ts';
import PictureWorker from './pictureWorker.ts?worker';
import { type PreparedPicture, preparePicture } from './preparePicture.ts';

/** The picture as it is uploaded, prepared in a worker: a photo of 7 MB would hold up the page. */
export const pictureForUpload = (file: File): Promise<PreparedPicture> =>
  // A worker that does not start has lost its file to a deployment.
  hasWorkerCanvas() ? inWorker(file).catch(() => preparePicture(file)) : preparePicture(file);

async function inWorker(file: File): Promise<PreparedPicture> {
  const worker = new PictureWorker();
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PreparedPicture>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
