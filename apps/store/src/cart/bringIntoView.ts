/** A ref for news that the customer must not miss, however far down the cart is scrolled. */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });
