/** A map service that never answers must not hold a form. */
const maxAnswerMs = 10_000;

/** Rejects when a service of Google Maps does not answer in time. */
export function answersInTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Google Maps did not answer')), maxAnswerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
