const key = 'staffSound';

/** Whether staff turned on the sound of new orders, stored for this tab. */
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
      // Storage is blocked: after a reload staff must turn it on again.
    }
  },
};
