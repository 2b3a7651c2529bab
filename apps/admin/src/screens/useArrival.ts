import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { documentTitle } from '../documentTitle.ts';
import './arrival.css';

/**
 * What a page load does by itself and a client-side navigation must do by hand: names the page, and puts the reader
 * at its heading. The ref goes to the element that holds the screen's `h1`.
 */
export function useArrival<Holder extends HTMLElement>(title: string) {
  const holder = useRef<Holder>(null);
  const { key } = useLocation();
  const [isPageLoad] = useState(key === 'default');

  useEffect(() => {
    documentTitle.nameScreen(title);
    const heading = holder.current?.querySelector('h1');
    if (isPageLoad || !heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [title, isPageLoad]);

  return holder;
}
