/**
 * The last characters of every script and style sheet of a build (`vite/fileLoader.ts`). Firefox takes a body that HTTP/1
 * cut short for a whole one, and keeps it in its cache; a compressed length says nothing about the text. A legal comment,
 * because minifiers on the way leave those in place.
 */
export const endMark = '/*!end*/';
