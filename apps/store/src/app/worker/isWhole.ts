/**
 * Whether a body shows its own end. Firefox takes a body that HTTP/1 cut short for a complete one (decision 14), and a
 * cached half of a script would break the app until the next release.
 *
 * @param endMark the last characters of the build's scripts and style sheets
 */
export async function isWhole(response: Response, endMark: string): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  if (/javascript|css/.test(type)) return endsWith(await response.text(), endMark);
  if (type.includes('html')) return endsWith(await response.text(), '</html>');
  if (type.includes('json')) return isJson(await response.text());
  const length = response.headers.get('Content-Length');
  // The length of a compressed body is not that of what it decodes to.
  const isComparable = length !== null && !response.headers.has('Content-Encoding');
  const { byteLength } = await response.arrayBuffer();
  return !isComparable || byteLength === Number(length);
}

const endsWith = (text: string, end: string) => text.trimEnd().endsWith(end);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
