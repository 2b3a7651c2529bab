/** Another process holds the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}
