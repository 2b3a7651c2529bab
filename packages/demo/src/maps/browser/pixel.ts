/** A point on the screen or on Google's world map, in pixels right and down. */
export class Point {
  x: number;
  y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  equals(other: Point | null | undefined): boolean {
    return other?.x === this.x && other.y === this.y;
  }
}

export class Size {
  width: number;
  height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  equals(other: Size | null | undefined): boolean {
    return other?.width === this.width && other.height === this.height;
  }
}
