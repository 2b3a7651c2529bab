/** A ref that scrolls to a message, so that a customer who scrolled the cart sees it. */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });
