import { shopTool } from './copy.ts';

/** What the tab of the browser says: the screen, and how many orders wait for an answer. */
export function createPageTitle(page: { title: string }) {
  let screen: string | null = null;
  let waiting = 0;
  const write = () => {
    const name = screen === null ? shopTool : `${screen} · ${shopTool}`;
    page.title = waiting > 0 ? `(${waiting}) ${name}` : name;
  };
  return {
    nameScreen(name: string) {
      screen = name;
      write();
    },
    countWaiting(orders: number) {
      waiting = orders;
      write();
    },
  };
}
