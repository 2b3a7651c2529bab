const key = 'staffSound';

/** Whether staff wanted to hear new orders, for as long as this tab lives. */
export const soundChoice = {
  load(): boolean {
    try {
      return sessionStorage.getItem(key) === 'on';
    } catch {
      return false;
    }
  },
  save(isOn: boolean): void {
    try {
      sessionStorage.setItem(key, isOn ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing: asked again after a reload.
    }
  },
};
