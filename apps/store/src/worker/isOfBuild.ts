/** Whether all scripts and styles that a page names are of this build: another's may be gone when they are wanted. */
export function isOfBuild(html: string, assets: readonly string[]): boolean {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return named.length > 0 && named.every((path) => assets.includes(path));
}
