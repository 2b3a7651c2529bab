import { toLine, wordsOf } from '@crepas/domain';

/** Equal for names that nobody can tell apart. A name of signs alone, such as an emoji, has no words. */
export const nameKey = (name: string): string => wordsOf(name).join(' ') || toLine(name);
