const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The movement of an arrow key in pixels right and down; undefined for another key. */
export function arrowMove(key: string, pixels: number): readonly [right: number, down: number] | undefined {
  const direction = directions[key];
  return direction && [direction[0] * pixels, direction[1] * pixels];
}
