import type { Role } from '../shared/session/account.ts';
import { nameMark } from './nameMark.ts';

// The paths are text: `paths.ts` would come whole into the page.

/** The board on its first tab. */
export const isBoard = ({ pathname, search }: Location): boolean =>
  pathname === '/orders' && !new URLSearchParams(search).has('tab');

/** The frame of an address. Without a session the sign-in, or what the app shows while it asks the provider. */
function frameOf(role: Role | null, place: Location): string {
  if (role === null) return place.pathname === '/login' ? 'login' : 'waiting';
  return `${isBoard(place) ? 'board' : 'screen'}-${role}`;
}

/** Shows a rendered frame of `frames.tsx`, until the app replaces it. */
export function showFrame(role: Role | null, shopName: string): void {
  const frame = document.querySelector<HTMLTemplateElement>(
    `template[data-frame=${frameOf(role, location)}]`,
  );
  const root = document.getElementById('root');
  if (!frame || !root) return;
  const name = shopName.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  frame.innerHTML = frame.innerHTML.replaceAll(nameMark, () => name);
  const shown = document.importNode(frame.content, true);
  // Nothing in it works until the app replaces it.
  for (const part of shown.children) part.toggleAttribute('inert', true);
  root.append(shown);
  root.querySelector(`nav a[href="${CSS.escape(location.pathname)}"]`)?.setAttribute('aria-current', 'page');
}
