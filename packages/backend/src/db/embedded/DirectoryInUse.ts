/** Another process has locked the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}
