/** The id of the `<template>` from which the early cart is made. */
export const cartFrameId = 'cart-frame';

/** What the `{marks}` of the frame stand for: those of a line, and the others. */
export type LineValues = Readonly<
  Record<'name' | 'crepas' | 'extras' | 'quantity' | 'lineTotal' | 'edit' | 'picture' | 'pictures', string>
>;
export type CartValues = Readonly<Record<'address' | 'detail' | 'note' | 'total', string>>;
