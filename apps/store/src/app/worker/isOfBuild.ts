/** Whether all scripts and styles of a page belong to this build: another build's files may be missing offline. */
export function isOfBuild(html: string, assets: readonly string[]): boolean {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return named.length > 0 && named.every((path) => assets.includes(path));
}
